import { commands } from './staff/commands';
import { runProgram } from './staff/run-program';

// `npm run staff -- COMMAND …`: sends a staff command to the running server over its control socket and prints the
// response.

await runProgram({ prefix: 'npm run staff --', commands });
