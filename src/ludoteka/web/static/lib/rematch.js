/** A rematch is another table, where the same secrets hold the same seats. */
import { myTable, remember } from "./memory.js";
import { go } from "./route.js";

/** Sit down at the next table. @param {string} from @param {string} next */
export function goOnAt(from, next) {
  const before = myTable(from);
  remember(next, {
    game: before?.game ?? "",
    held: before?.held ?? [],
    at: Date.now(),
    over: false,
  });
  go(`/table/${next}`);
}
