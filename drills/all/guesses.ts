import { demoPassword } from '@dining/demo';
import { type Answered, ask } from '../../tools/rig/ask';
import { firstOf, orNone, reserved, tables, wordOf } from '../lib/buying';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { atLeast, exactly, type Figure, tallied, told } from '../lib/figures';
import { inTurn } from '../lib/in-turn';
import { wait } from '../lib/trade';

const victim = 'mina@dalbit.example';
const nobody = 'nobody@dalbit.example';

/** A place of its own for each index. */
const from = ({ url }: Deployment, index: number): Readonly<Record<string, string>> => ({
  'x-requested-with': 'rig',
  origin: url,
  'x-forwarded-for': `10.${160 + ((index >> 16) & 15)}.${(index >> 8) & 255}.${index & 255}`,
});

const signIn = (deployment: Deployment, username: string, password: string, index: number, cookie = '') =>
  ask(`${deployment.url}/api/authentications`, { username, password }, { ...from(deployment, index), cookie });

/** Tries until the owner is in, from the browser that they have signed in with before. */
async function ownerGetsIn(deployment: Deployment, cookie: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await orNone(signIn(deployment, victim, demoPassword, 60_000, cookie));
    if (status === 200) return 'in';
    await wait(1_000);
  }
  return 'not in';
}

/** At a member's name and at one that nobody has; half of the tries from one address, the others from one of their own each. */
async function signIns(deployment: Deployment, tries: number): Promise<readonly Figure[]> {
  const answers: Answered[] = [];
  const before = await signIn(deployment, victim, demoPassword, 60_000);
  const trying = inTurn(
    Array.from({ length: tries }, (_, index) => index),
    async (index) => {
      for (const username of [victim, nobody])
        answers.push(await orNone(signIn(deployment, username, `wrong-${index}`, index % 2 === 0 ? 1 : 1_000 + index)));
    },
  );
  await wait(500);
  const owner = await ownerGetsIn(deployment, before.cookie ?? '');
  await trying;
  const asked = async (username: string, index: number) => {
    const { status, json } = await signIn(deployment, username, 'wrong', index);
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

async function lookUps(deployment: Deployment, tries: number): Promise<readonly Figure[]> {
  const [guest] = await deployment.guests(1);
  if (guest === undefined) throw new Error('nobody');
  const { resvCode } = await reserved(deployment, guest, firstOf(await tables(deployment, 'D302')));
  const own = await ask(`${deployment.url}/api/resv/view`, { resvCode }, guest.headers);
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
      const answer = await orNone(ask(`${deployment.url}/api/resv/lookup`, body, from(deployment, 100_000 + (index % 500))));
      answers.push(answer);
      words[isThere ? 'there' : 'nowhere'].add(wordOf(answer));
    },
  );
  const key = new URL(resvLink, deployment.url).searchParams.get('key');
  const byLink = await ask(`${deployment.url}/api/resv/view`, { resvCode, key }, from(deployment, 200_001));
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
    const deployment = await rig.deploy();
    return [...(await signIns(deployment, size(rig, 1_000))), ...(await lookUps(deployment, size(rig, 10_000)))];
  },
};
