import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type CommandDefinition, createCaller, createCommandSender } from './command';
import { formatError } from './formatters';
import { CommandError } from './send-command';

/** A program with commands, such as `npm run staff`. */
interface Program {
  /** The words before the name of a command. */
  readonly prefix: string;
  readonly commands: Readonly<Record<string, CommandDefinition>>;
}

const formatUsage = (prefix: string, name: string, { usage }: CommandDefinition): string =>
  [prefix, name, usage].filter((part) => part !== '').join(' ');

function formatHelp({ prefix, commands }: Program, name: string | undefined): string {
  const command = name === undefined ? undefined : commands[name];
  if (name !== undefined && command === undefined)
    throw new CommandError(`There is no command ${name}. «${prefix} help» lists them.`);
  if (name !== undefined && command !== undefined) {
    return [
      `${formatUsage(prefix, name, command)} [--as NAME]`,
      '',
      `It ${command.summary}.`,
      ...(command.details ?? []),
    ].join('\n');
  }
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  return [
    `${prefix} COMMAND … [--as NAME]`,
    '',
    ...Object.entries(commands).map(([each, { summary }]) => `  ${each.padEnd(width)}  ${summary}`),
    `  ${'help'.padEnd(width)}  shows the help of a command: help COMMAND`,
    '',
    '--as NAME  the name of the operator in the audit; by default your account on this machine.',
  ].join('\n');
}

/** Returns the minimum and maximum number of arguments; those in brackets are optional. */
function countArguments({ usage }: CommandDefinition): readonly [number, number] {
  const words =
    usage
      .replace(/\[--.*?\]/g, '')
      .replace(/--\w+ [A-Z]+/g, '')
      .match(/\S+/g) ?? [];
  return [words.filter((word) => !word.startsWith('[')).length, words.length];
}

async function run(program: Program, argv: readonly string[]): Promise<string> {
  const { prefix, commands } = program;
  const [name, ...commandArgs] = argv;
  if (name === undefined || name === 'help' || name === '--help') return formatHelp(program, commandArgs[0]);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CommandError(`There is no command ${name}. «${prefix} help» lists them.`);
  if (commandArgs.includes('--help')) return formatHelp(program, name);
  const options = Object.fromEntries(
    Object.entries({ ...command.options, as: 'string' as const }).map(([option, type]) => [option, { type }]),
  );
  const usage = `Usage: ${formatUsage(prefix, name, command)}`;
  let parsedArgs: ReturnType<typeof parseArgs>;
  try {
    parsedArgs = parseArgs({ args: commandArgs, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]}. ${usage}`);
  }
  const [minCount, maxCount] = countArguments(command);
  const { positionals } = parsedArgs;
  if (positionals.length < minCount) throw new CommandError(`An argument is missing. ${usage}`);
  if (positionals.length > maxCount)
    throw new CommandError(`${positionals[maxCount]} is one argument too many; put text in quotation marks. ${usage}`);
  const values = parsedArgs.values as Readonly<Record<string, string | boolean | undefined>>;
  const operator = typeof values['as'] === 'string' ? values['as'] : userInfo().username;
  return command.run({
    args: positionals,
    options: values,
    send: createCommandSender(operator),
    call: createCaller(operator),
    operator,
  });
}

/** Runs the command that the arguments of the process name, and prints its output or error. */
export const runProgram = (program: Program): Promise<void> =>
  run(program, process.argv.slice(2)).then(
    (text) => void process.stdout.write(`${text}\n`),
    (error: unknown) => {
      const message = formatError(error);
      if (error instanceof CommandError && error.partialOutput !== undefined)
        process.stdout.write(`${error.partialOutput}\n`);
      process.stderr.write(`${message}\n`);
      process.exitCode = 1;
    },
  );
