/** Writes the frames of the photographed room as JSON, for `photograph.py`: `node tools/rooms/writeHanging.ts`. */
import { hangingOfHero } from "./hangingOfHero.ts";

process.stdout.write(`${JSON.stringify(hangingOfHero(), null, 1)}\n`);
