import { isBackgroundStatement } from './background-statements';

interface LoggedStatement {
  readonly name: string | undefined;
  readonly sql: string;
  readonly values: readonly string[];
}

/** Returns the statements of the connection that executed the most, which is the one that handled the orders. */
function parseStatements(log: string): readonly LoggedStatement[] {
  const entries = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { pid: number; message?: string; detail?: string });
  const statementsByPid = new Map<number, LoggedStatement[]>();
  for (const { pid, message = '', detail = '' } of entries) {
    const [, name, sql] = /^execute ([^:]+): (.*)$/s.exec(message) ?? [];
    const plainSql = message.startsWith('statement: ') ? message.slice('statement: '.length) : undefined;
    const statement = sql ?? plainSql;
    if (statement === undefined || isBackgroundStatement(statement)) continue;
    const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/gs)].map(([, value = 'NULL']) => value);
    statementsByPid.set(pid, [
      ...(statementsByPid.get(pid) ?? []),
      { name, sql: statement.trim().replace(/;$/, ''), values },
    ]);
  }
  return [...statementsByPid.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Formats a command of PostgreSQL's single-user mode, which ends with a semicolon and an empty line. */
const formatCommand = (sql: string): string => `${sql.replaceAll(/\n\s*\n/g, '\n')};\n\n`;

/**
 * Returns a script for single-user mode with the statements of `orderCount` orders, and the names of the statements.
 * Plans are generic, with the `random_page_cost` of the server's connections (`db/server`). An order starts with the
 * BEGIN before `lock_for_order`; the first order of the log may be incomplete.
 */
export function createReplay(
  log: string,
  orderCount: number,
): { readonly sql: string; readonly names: readonly string[] } {
  const statements = parseStatements(log);
  const orderStarts = statements.flatMap(({ name }, index) =>
    name === 'lock_for_order' ? [Math.max(0, index - 1)] : [],
  );
  const orderStatements = statements.slice(orderStarts[0], orderStarts[orderCount]);
  const preparations = new Map<string, readonly string[]>();
  const names: string[] = [];
  const commands: string[] = [];
  for (const { name, sql, values } of orderStatements) {
    if (name === undefined) {
      names.push(sql);
      commands.push(formatCommand(sql));
      continue;
    }
    const statementName = `"${name === '<unnamed>' ? sql.slice(0, 60).replaceAll('"', '') : name}"`;
    const execute = `EXECUTE ${statementName}${values.length === 0 ? '' : `(${values.join(', ')})`}`;
    // EXPLAIN creates the plan, which is made once per connection and not per order.
    if (!preparations.has(statementName))
      preparations.set(statementName, [`PREPARE ${statementName} AS ${sql}`, `EXPLAIN ${execute}`]);
    names.push(statementName.slice(1, -1));
    commands.push(formatCommand(execute));
  }
  const prepareCommands = [...preparations.values()].flat().map(formatCommand);
  return {
    sql: [
      formatCommand('SET plan_cache_mode = force_generic_plan'),
      formatCommand('SET random_page_cost = 1.1'),
      ...prepareCommands,
      ...commands,
    ].join(''),
    names,
  };
}
