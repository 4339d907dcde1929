import { demoPassword } from '@dining/demo';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectAtLeast, expectExactly, type Figure, formatTally, report } from '../lib/figures';
import { forEachConcurrently } from '../lib/for-each-concurrently';
import { catchConnectionError, formatResponse, getFirst, listTableOrders, reserve } from '../lib/orders';
import { wait } from '../lib/purchases';

const memberId = 'mina@dalbit.example';
const unknownMemberId = 'nobody@dalbit.example';

const createHeaders = ({ url }: Deployment, ipIndex: number): Readonly<Record<string, string>> => ({
  'x-requested-with': 'rig',
  origin: url,
  'x-forwarded-for': `10.${160 + ((ipIndex >> 16) & 15)}.${(ipIndex >> 8) & 255}.${ipIndex & 255}`,
});

const signIn = (deployment: Deployment, username: string, password: string, ipIndex: number, cookie = '') =>
  postJson(
    `${deployment.url}/api/authentications`,
    { username, password },
    { ...createHeaders(deployment, ipIndex), cookie },
  );

async function waitForOwnerSignIn(deployment: Deployment, cookie: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await catchConnectionError(signIn(deployment, memberId, demoPassword, 60_000, cookie));
    if (status === 200) return 'signed in';
    await wait(1_000);
  }
  return 'not signed in';
}

async function guessPasswords(deployment: Deployment, tries: number): Promise<readonly Figure[]> {
  const responses: JsonResponse[] = [];
  const firstSignIn = await signIn(deployment, memberId, demoPassword, 60_000);
  const guessesPromise = forEachConcurrently(
    Array.from({ length: tries }, (_, index) => index),
    async (index) => {
      for (const username of [memberId, unknownMemberId])
        responses.push(
          await catchConnectionError(
            signIn(deployment, username, `wrong-${index}`, index % 2 === 0 ? 1 : 1_000 + index),
          ),
        );
    },
  );
  await wait(500);
  const ownerSignIn = await waitForOwnerSignIn(deployment, firstSignIn.cookie ?? '');
  await guessesPromise;
  const signInWrongly = async (username: string, ipIndex: number) => {
    const { status, json } = await signIn(deployment, username, 'wrong', ipIndex);
    return `${status} ${formatResponse({ status, json, cookie: undefined })} ${JSON.stringify(json['title'] ?? '')}`;
  };
  const memberResponse = await signInWrongly(memberId, 70_001);
  const unknownResponse = await signInWrongly(unknownMemberId, 70_002);
  const checkedCount = responses.filter(({ json }) => json['code'] === 'wrong_credentials').length;
  return [
    expectExactly('passwords guessed', responses.filter(({ status }) => status === 200).length, 0),
    report('responses', formatTally(responses.map(formatResponse))),
    expectExactly('passwords checked beyond a hundred for each name', Math.max(0, checkedCount - 200), 0),
    expectAtLeast('throttled', responses.filter(({ status }) => status === 429).length, tries / 4),
    expectExactly('the owner’s sign-in meanwhile', ownerSignIn, 'signed in'),
    expectExactly('the response to an unknown name', unknownResponse, memberResponse),
  ];
}

async function guessReservations(deployment: Deployment, tries: number): Promise<readonly Figure[]> {
  const [guest] = await deployment.startGuests(1);
  if (guest === undefined) throw new Error('no guest was started');
  const { resvCode } = await reserve(deployment, guest, getFirst(await listTableOrders(deployment, 'D302')));
  const reservationResponse = await postJson(`${deployment.url}/api/resv/view`, { resvCode }, guest.headers);
  const { resvLink } = reservationResponse.json['resvInfo'] as { readonly resvLink: string };
  const responses: JsonResponse[] = [];
  const results = { existing: new Set<string>(), missing: new Set<string>() };
  await forEachConcurrently(
    Array.from({ length: tries }, (_, index) => index),
    async (index) => {
      const isExisting = index % 4 < 2;
      const wrongDigits = String(index).padStart(8, '7');
      const body = {
        // Half of the look-ups use a number that does not exist.
        resvCode: isExisting ? resvCode : `${resvCode.slice(0, -4)}0000`,
        phone: `010-${wrongDigits.slice(0, 4)}-${wrongDigits.slice(4)}`,
      };
      const response = await catchConnectionError(
        postJson(`${deployment.url}/api/resv/lookup`, body, createHeaders(deployment, 100_000 + (index % 500))),
      );
      responses.push(response);
      results[isExisting ? 'existing' : 'missing'].add(formatResponse(response));
    },
  );
  const key = new URL(resvLink, deployment.url).searchParams.get('key');
  const linkResponse = await postJson(
    `${deployment.url}/api/resv/view`,
    { resvCode, key },
    createHeaders(deployment, 200_001),
  );
  const resvInfo = linkResponse.json['resvInfo'] as { readonly maskedYn?: string } | undefined;
  return [
    expectExactly('reservations opened', responses.filter(({ status }) => status === 200).length, 0),
    report('responses to look-ups', formatTally(responses.map(formatResponse))),
    expectExactly(
      'results that only existing numbers get',
      [...results.existing].filter((result) => !results.missing.has(result)).join(),
      '',
    ),
    expectExactly('5xx, or no answer', responses.filter(({ status }) => status >= 500 || status === 0).length, 0),
    expectExactly(
      'the secret link opens the reservation in full',
      resvInfo?.maskedYn === 'N' ? 'yes' : formatResponse(linkResponse),
      'yes',
    ),
  ];
}

const getTryCount = ({ scale }: DrillRig, fullCount: number): number => (scale === 'full' ? fullCount : fullCount / 10);

export const guesses: Drill = {
  name: 'guesses',
  number: 16,
  description:
    '1,000 wrong sign-ins for each of two names and 10,000 look-ups are throttled and reveal nothing; the member and the secret link still have access',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    return [
      ...(await guessPasswords(deployment, getTryCount(rig, 1_000))),
      ...(await guessReservations(deployment, getTryCount(rig, 10_000))),
    ];
  },
};
