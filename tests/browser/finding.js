/**
 * For the tests: which clicks make which moves at the table on the page. It asks the page's own
 * modules, so that it knows no game.
 */
(() => {
  const target = (id) => `[data-target="${CSS.escape(id)}"]`;
  const button = (move) => `.ask [data-move="${CSS.escape(move)}"]`;
  const found = {};

  /** From now on the newest table is known. */
  async function watch() {
    if (found.makeScene) return;
    const [{ TableModel }, { makeScene }, { sceneOf }, { loadStage }, texts] = await Promise.all(
      ["lib/model", "lib/scene", "pages/table", "stages/stages", "lib/texts"].map(
        (each) => import(`/static/${each}.js`),
      ),
    );
    Object.assign(found, { makeScene, sceneOf, loadStage, gameTexts: texts.gameTexts });
    const { show } = TableModel.prototype;
    TableModel.prototype.show = function (...given) {
      found.model = this;
      return show.apply(this, given);
    };
  }

  /** The moves that clicks bring about, with the clicks, for those that are wanted. */
  async function ways(wanted) {
    const { model, makeScene } = found;
    const { table } = model.line.value.welcome.value;
    const stage = await found.loadStage(table);
    const texts = await found.gameTexts(table.game, document.documentElement.lang);
    const names = model.line.value.seats.value.map(({ name }) => name);
    const state = model.shown.value;
    const at = { model, table, texts, stage, state, view: state.view, names, live: true };
    const scene = found.sceneOf(at);
    const known = (offer) => wanted.includes(offer.text);
    const free = scene.offers.filter((offer) => known(offer) && !scene.batch?.covers(offer));
    const told = free.flatMap((offer) =>
      clicksFor(stage, scene, offer).map((clicks) => ({ moves: [offer.text], clicks })),
    );
    return scene.batch ? [...told, ...batches(stage, scene)] : told;
  }

  function clicksFor(stage, scene, offer) {
    if (scene.buttons.includes(offer)) return [[button(offer.text)]];
    const paths = stage.steps(scene, offer);
    const plain = paths.flatMap((path) => through(stage, scene, offer, path));
    return [...plain, ...paths.flatMap((path) => turned(stage, scene, offer, path))];
  }

  /** A path, and a button at its end if it leads further or to several moves. */
  function through(stage, scene, offer, path) {
    const there = pickedScene(stage, scene, path.slice(0, -1));
    if (!stage.steps(there, offer).some((other) => String(other) === String(path))) return [];
    const alike = there.offers
      .flatMap((each) => stage.steps(there, each))
      .filter((other) => path.every((id, place) => other[place] === id));
    const clicks = path.map(target);
    return [alike.length > 1 ? [...clicks, button(offer.text)] : clicks];
  }

  /** The same with what is picked first turned. */
  function turned(stage, scene, offer, path) {
    if (path.length < 2) return [];
    const picked = pickedScene(stage, scene, path.slice(0, 1));
    const turn = stage.turn?.(picked);
    if (!turn) return [];
    const after = found.makeScene(stage, { ...picked, memo: turn.memo });
    if (!stage.steps(after, offer).length) return [];
    if (stage.steps(picked, offer).length) return [];
    const [first, ...rest] = path.map(target);
    return [[first, button("turn"), ...rest]];
  }

  function pickedScene(stage, scene, picked) {
    return found.makeScene(stage, { ...scene, picked, memo: null });
  }

  /** Everything that can be chosen together. What the stage remembers of it is left as it was. */
  function batches(stage, scene) {
    const ids = [...scene.batch.open];
    const chosen = (ids) =>
      ids.reduce((at, id) => {
        return found.makeScene(stage, { ...at, memo: at.batch.choose(id) });
      }, scene);
    const told = [];
    for (let set = 0; set < 2 ** ids.length; set += 1) {
      const some = ids.filter((_, place) => set & (2 ** place));
      const { moves } = chosen(some).batch;
      if (moves.length) told.push({ moves, clicks: [...some.map(target), button("batch")] });
    }
    if (ids.length) chosen([ids[0], ids[0]]);
    return told.sort((a, b) => a.clicks.length - b.clicks.length);
  }

  window.finding = { watch, ways };
})();
