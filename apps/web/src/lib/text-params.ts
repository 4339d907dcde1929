const maxValueLength = 4096;

/** Creates a function that returns the query's non-empty texts with these keys, and drops the rest. */
export const createTextParamsParser =
  <const Key extends string>(...keys: readonly Key[]) =>
  (raw: Readonly<Record<string, unknown>>): { [Name in Key]?: string } =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = raw[key];
        return typeof value === 'string' && value !== '' && value.length <= maxValueLength ? [[key, value]] : [];
      }),
    ) as { [Name in Key]?: string };
