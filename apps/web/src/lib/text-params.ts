/** Longer than any value that an address of ours has. */
const limit = 4096;

/** Reads these parameters of an address and no others; one without a value is left out. Whoever uses one judges it. */
export const textParams =
  <const Key extends string>(...keys: readonly Key[]) =>
  (raw: Readonly<Record<string, unknown>>): { [Name in Key]?: string } =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = raw[key];
        return typeof value === 'string' && value !== '' && value.length <= limit ? [[key, value]] : [];
      }),
    ) as { [Name in Key]?: string };
