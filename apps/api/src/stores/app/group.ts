/** Rows by the value of one of their columns, each group in the rows' own order: one query for many parents. */
export function byKey<Row, Column extends keyof Row>(rows: readonly Row[], column: Column): (value: Row[Column]) => Row[] {
  const groups = new Map<Row[Column], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group === undefined) groups.set(row[column], [row]);
    else group.push(row);
  }
  return (value) => groups.get(value) ?? [];
}
