const maxValueLength = 4096;

/** Creates a function that returns the query's texts with these keys, except those that are empty or too long. */
export const createTextParamsParser =
  <const Key extends string>(...keys: readonly Key[]) =>
  (raw: Readonly<Record<string, unknown>>): { [Name in Key]?: string } =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = raw[key];
        return typeof value === 'string' && value !== '' && value.length <= maxValueLength ? [[key, value]] : [];
      }),
    ) as { [Name in Key]?: string };
