import { catalogueCommands } from './catalogue/commands';
import { runProgram } from './staff/run-program';

// `npm run catalogue -- import FOLDER` and `export FOLDER`: sends the files of a catalogue to the running server, or
// writes them (docs/catalogue.md).

await runProgram({ prefix: 'npm run catalogue --', commands: catalogueCommands });
