/** Settings that cannot be used; the message is one line for the person who starts the product. */
export class SettingError extends Error {}

/**
 * Settings that stand together, such as an account's name and password: their values, or undefined where none of them is given.
 * @throws SettingError where only some of them are.
 */
export function together<const Name extends string>(
  read: { readonly [Each in Name]?: string | undefined },
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]] as const]));
  if (given.length === 0) return undefined;
  if (given.length < names.length)
    throw new SettingError(`Settings ${names.slice(0, -1).join(', ')} and ${names.at(-1)} go together: one of them is missing.`);
  return Object.fromEntries(given) as Record<Name, string>;
}
