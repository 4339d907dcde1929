export interface ProjectLayout {
  readonly nouns: readonly string[];
  readonly rooms: Readonly<Record<Room, readonly string[]>>;
  readonly others: Readonly<Partial<Record<Room, Readonly<Record<string, string>>>>>;
  readonly withoutCalls: Readonly<Record<string, string>>;
}

export const rooms = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src/site',
  texts: 'packages/i18n/src/site/ko',
  stores: 'apps/api/src/stores',
  'features of the server': 'apps/api/src/features/site',
  'asked by staff': 'packages/contract/src/staff',
  'done by staff': 'apps/api/src/features/staff',
  'features of the site': 'apps/web/src/features',
  entities: 'apps/web/src/entities',
} as const;
export type Room = keyof typeof rooms;

/** Translation files may be named after the singular: `payment`, `inquiry`. */
const many = (word: string): readonly string[] => [word, `${word}s`, word.replace(/y$/, 'ies')];

/** Lists unknown names, unused nouns, features without a contract and contracts without a feature. */
export function findMirrorFaults({ nouns, rooms: found, others, withoutCalls }: ProjectLayout): string[] {
  const findNoun = (room: Room, name: string): string | undefined =>
    nouns.find((noun) => (room === 'texts' ? many(name).includes(noun) : name === noun));
  const names = Object.keys(rooms) as Room[];
  const inRoom = (room: Room) => new Set(found[room].flatMap((name) => findNoun(room, name) ?? []));
  const calls = inRoom('contract');
  const served = inRoom('features of the server');
  const shown = inRoom('features of the site');
  const everywhere = new Set(names.flatMap((room) => [...inRoom(room)]));
  const has = (room: Room, name: string) => others[room]?.[name] !== undefined;
  return [
    ...names.flatMap((room) =>
      found[room]
        .filter((name) => findNoun(room, name) === undefined && !has(room, name))
        .map((name) => `${rooms[room]}/${name}: not a noun of the product`),
    ),
    ...names.flatMap((room) =>
      Object.keys(others[room] ?? {})
        .filter((name) => !found[room].includes(name))
        .map((name) => `${rooms[room]}/${name}: excepted, and not there`),
    ),
    ...nouns.filter((noun) => !everywhere.has(noun)).map((noun) => `${noun}: a noun that lives nowhere`),
    ...nouns
      .filter((noun) => (served.has(noun) || shown.has(noun)) && !calls.has(noun) && withoutCalls[noun] === undefined)
      .map((noun) => `${noun}: has a feature and no contract`),
    ...nouns
      .filter((noun) => calls.has(noun) && !served.has(noun))
      .map((noun) => `${noun}: has a contract that nobody serves`),
    ...Object.keys(withoutCalls)
      .filter((noun) => calls.has(noun) || !(served.has(noun) || shown.has(noun)))
      .map((noun) => `${noun}: excepted from having a contract, for nothing`),
  ];
}
