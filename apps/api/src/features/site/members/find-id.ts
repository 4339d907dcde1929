import { fail } from '@dining/contract/failure';
import type { findId, sendFindIdCode } from '@dining/contract/site/members/find-id';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { parsePersonName } from '@dining/domain/members/person-name';
import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/address';
import { runInBackground } from '../../../http/background';
import { findContactOwner } from '../../../http/contact-owner';
import type { Answer, Call } from '../../../http/mount';
import { getHolderOrNew, renewSessionAfterProof, storeHolder } from '../../../http/session';
import { realPhone } from '../../../lib/phone-numbers';
import { countCode, keepDecoy, proveCode, sendCode, sendInsteadOfDecoy } from '../../../members/one-time-codes';
import { noteAccountAct } from '../../../members/own-acts';
import { listSignInMethods } from '../../../stores/members/identities';
import { findUserIdByNameAndPhone } from '../../../stores/members/member-lookup';

const { liveSeconds, againSeconds } = oneTimeCode;

/**
 * Sends a code for a name and a phone (decision 4). In Korea it goes to the phone, whoever's it is. A number abroad gets it by the
 * mail of its account, after the answer: nothing tells whether there is one.
 */
export async function askCode(
  deps: Deps,
  { body, request, language }: Call<typeof sendFindIdCode>,
): Promise<Answer<typeof sendFindIdCode>> {
  const { pool } = deps.database;
  const name = parsePersonName(body.name_kor);
  if (name === null) return fail('name_invalid');
  const phone = realPhone(body.cellphone);
  if (phone === null) return fail('phone_invalid');
  const holder = getHolderOrNew(request);
  const isAbroad = isForeignPhone(phone);
  // The code of a number abroad goes to the mailbox of its account.
  const contact = isAbroad ? ((await findUserIdByNameAndPhone(pool, name, phone)) ?? phone) : phone;
  const counted = await countCode(deps, request.log, {
    purpose: 'find id',
    to: phone,
    by: isAbroad ? 'mail' : 'sms',
    holder,
    address: getClientAddress(request),
    owner: await findContactOwner(deps, request, contact),
  });
  if (!counted.ok) return counted.failure;
  storeHolder(request, holder);
  const sent = { result: 'success', liveSeconds, againSeconds } as const;
  const asked = { holder, purpose: 'find id', subject: { name, phone, userId: null } } as const;
  if (isAbroad) {
    const decoyHash = await keepDecoy(deps, asked);
    runInBackground(request, async () => {
      const userId = await findUserIdByNameAndPhone(pool, name, phone);
      if (userId === undefined) return;
      const mailed = { ...asked, subject: { name, phone, userId } };
      await sendInsteadOfDecoy(deps, mailed, decoyHash, { by: 'mail', address: userId }, language);
    });
    return { ...sent, sentBy: 'mail' };
  }
  if (await sendCode(deps, asked, { by: 'sms', phone }, language)) return { ...sent, sentBy: 'sms' };
  await counted.refund();
  return fail('code_not_sent');
}

/** Tells the id to whoever has proven its name and phone in this session. */
export async function tellId(deps: Deps, { body, request, visitor }: Call<typeof findId>): Promise<Answer<typeof findId>> {
  const { pool } = deps.database;
  const { holder } = visitor;
  if (holder === undefined) return fail('code_expired');
  const proof = await proveCode(deps, { holder, purpose: 'find id', typed: body.code, address: getClientAddress(request) });
  if (!proof.ok) return proof.failure;
  await renewSessionAfterProof(request);
  const { name, phone, userId: mailed } = proof.subject;
  const userId = isForeignPhone(phone) ? (mailed ?? undefined) : await findUserIdByNameAndPhone(pool, name, phone);
  if (userId === undefined) return { result: 'none', user_id: '', loginTypeList: [] };
  await noteAccountAct(deps, { action: 'member.id_told', kind: 'guest', userId, address: getClientAddress(request) });
  return { result: 'found', user_id: userId, loginTypeList: await listSignInMethods(pool, userId) };
}
