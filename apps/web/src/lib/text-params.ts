/** Longer than any valid value. */
const limit = 4096;

/** Parses the named parameters and leaves out empty ones. Callers validate the values. */
export const textParams =
  <const Key extends string>(...keys: readonly Key[]) =>
  (raw: Readonly<Record<string, unknown>>): { [Name in Key]?: string } =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = raw[key];
        return typeof value === 'string' && value !== '' && value.length <= limit ? [[key, value]] : [];
      }),
    ) as { [Name in Key]?: string };
