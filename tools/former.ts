import { formerCommands } from './former/commands';
import { runProgram } from './staff/run-program';

// `npm run former -- reservations FILE` and `members FILE`: sends the files of a former system to the running server
// (docs/former-system.md).

await runProgram({ prefix: 'npm run former --', commands: formerCommands });
