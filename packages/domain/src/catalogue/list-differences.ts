import type { ContentDifference } from './document-contents';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (path: string, before: unknown, after: unknown): ContentDifference[] => {
  const joinPath = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      list(joinPath(index), before[index], after[index]),
    ).flat();
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      list(joinPath(key), before[key], after[key]),
    );
  return before === after ? [] : [{ path, before, after }];
};

/**
 * Lists the fields in which two contents differ, in the order of the fields. A part that was added or removed is one
 * difference, with the whole part as value.
 */
export const listDifferences = (before: object, after: object): ContentDifference[] => list('', before, after);

/** Returns true if two contents are the same. */
export const hasSameContent = (first: object, second: object): boolean => listDifferences(first, second).length === 0;
