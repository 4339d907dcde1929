import { demoPassword } from '@dining/demo';
import { type Answered, ask } from '../../tools/rig/ask';
import { firstOf, orNone, reserved, tables, wordOf } from '../lib/buying';
import type { Drill, DrillRig } from '../lib/drill';
import { atLeast, exactly, type Figure, tallied, told } from '../lib/figures';
import type { House } from '../lib/house';
import { inTurn } from '../lib/in-turn';
import { wait } from '../lib/trade';

const victim = 'mina@dalbit.example';
const nobody = 'nobody@dalbit.example';

/** A place of its own for each index. */
const from = ({ url }: House, index: number): Readonly<Record<string, string>> => ({
  'x-requested-with': 'rig',
  origin: url,
  'x-forwarded-for': `10.${160 + ((index >> 16) & 15)}.${(index >> 8) & 255}.${index & 255}`,
});

const signIn = (house: House, username: string, password: string, index: number, cookie = '') =>
  ask(`${house.url}/api/authentications`, { username, password }, { ...from(house, index), cookie });

/** Tries until the owner is in, from the browser that they have signed in with before. */
async function ownerGetsIn(house: House, cookie: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await orNone(signIn(house, victim, demoPassword, 60_000, cookie));
    if (status === 200) return 'in';
    await wait(1_000);
  }
  return 'not in';
}

/** At a member's name and at one that nobody has; half of the tries from one address, the others from one of their own each. */
async function signIns(house: House, tries: number): Promise<readonly Figure[]> {
  const answers: Answered[] = [];
  const before = await signIn(house, victim, demoPassword, 60_000);
  const trying = inTurn(
    Array.from({ length: tries }, (_, index) => index),
    async (index) => {
      for (const username of [victim, nobody])
        answers.push(await orNone(signIn(house, username, `wrong-${index}`, index % 2 === 0 ? 1 : 1_000 + index)));
    },
  );
  await wait(500);
  const owner = await ownerGetsIn(house, before.cookie ?? '');
  await trying;
  const asked = async (username: string, index: number) => {
    const { status, json } = await signIn(house, username, 'wrong', index);
    return `${status} ${wordOf({ status, json, cookie: undefined })} ${JSON.stringify(json['title'] ?? '')}`;
  };
  const [known, unknown] = [await asked(victim, 70_001), await asked(nobody, 70_002)];
  const checked = answers.filter(({ json }) => json['code'] === 'wrong_credentials').length;
  return [
    exactly('passwords guessed', answers.filter(({ status }) => status === 200).length, 0),
    told('told', tallied(answers.map(wordOf))),
    exactly('passwords checked beyond a hundred for each name', Math.max(0, checked - 200), 0),
    atLeast('throttled', answers.filter(({ status }) => status === 429).length, tries / 4),
    exactly('the owner meanwhile', owner, 'in'),
    exactly('an unknown name is told', unknown, known),
  ];
}

async function lookUps(house: House, tries: number): Promise<readonly Figure[]> {
  const [guest] = await house.guests(1);
  if (guest === undefined) throw new Error('nobody');
  const { resvCode } = await reserved(house, guest, firstOf(await tables(house, 'D302')));
  const own = await ask(`${house.url}/api/resv/view`, { resvCode }, guest.headers);
  const { resvLink } = own.json['resvInfo'] as { readonly resvLink: string };
  const answers: Answered[] = [];
  const words = { there: new Set<string>(), nowhere: new Set<string>() };
  await inTurn(
    Array.from({ length: tries }, (_, index) => index),
    async (index) => {
      const isThere = index % 4 < 2;
      const wrong = String(index).padStart(8, '7');
      const body = {
        // One that is not there, as often asked for.
        resvCode: isThere ? resvCode : `${resvCode.slice(0, -4)}0000`,
        phone: `010-${wrong.slice(0, 4)}-${wrong.slice(4)}`,
      };
      const answer = await orNone(ask(`${house.url}/api/resv/lookup`, body, from(house, 100_000 + (index % 500))));
      answers.push(answer);
      words[isThere ? 'there' : 'nowhere'].add(wordOf(answer));
    },
  );
  const key = new URL(resvLink, house.url).searchParams.get('key');
  const byLink = await ask(`${house.url}/api/resv/view`, { resvCode, key }, from(house, 200_001));
  const shown = byLink.json['resvInfo'] as { readonly maskedYn?: string } | undefined;
  return [
    exactly('reservations opened', answers.filter(({ status }) => status === 200).length, 0),
    told('look-ups were told', tallied(answers.map(wordOf))),
    exactly(
      'words that only a number that is there is told',
      [...words.there].filter((word) => !words.nowhere.has(word)).join(),
      '',
    ),
    exactly('5xx, or no answer', answers.filter(({ status }) => status >= 500 || status === 0).length, 0),
    exactly('the secret link afterwards shows all', shown?.maskedYn === 'N' ? 'yes' : wordOf(byLink), 'yes'),
  ];
}

const size = ({ scale }: DrillRig, full: number): number => (scale === 'full' ? full : full / 10);

export const guesses: Drill = {
  name: 'guesses',
  number: 16,
  what: '1,000 bad sign-ins and 10,000 look-ups: throttled, no word of what exists, the owner and the secret link get in',
  quick: true,
  run: async (rig) => {
    const house = await rig.house();
    return [...(await signIns(house, size(rig, 1_000))), ...(await lookUps(house, size(rig, 10_000)))];
  },
};
