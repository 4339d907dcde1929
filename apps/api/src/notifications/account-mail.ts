import { passwordResetPath } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import { formatDate, formatFacts, formatInstant, formatInstantInText, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { type JoiningCoupon, listJoiningCoupons } from '../stores/coupons/joining-coupons';
import { listHotels } from '../stores/hotels/hotels';
import { findMemberByCardNo, type Member } from '../stores/members/members';
import type { AccountMessage, DueMessage } from '../stores/messages/outbox';
import { createMailWithLogo } from './account-messages';
import { getGroupName } from './group-name';
import { createSiteLink } from './links';
import type { MailAction, MailContent, MailRow } from './mail-content';

interface AccountMailContent {
  readonly texts: { readonly subject: string; readonly title: string; readonly reasonForMail: string };
  readonly intro: string;
  readonly rows: readonly MailRow[];
  readonly action: MailAction;
}

type HotelName = Pick<Awaited<ReturnType<typeof listHotels>>[number], 'htlCode' | 'name'>;

const formatSenders = async ({ database: { pool } }: Deps, language: Language): Promise<string> =>
  formatFacts(
    (await listHotels(pool)).map(({ name }) => getLocalizedText(name, language)),
    language,
  );

function formatDiscount({ kind, value, maxDiscount }: JoiningCoupon, language: Language): string {
  const { coupon: texts } = packs[language];
  if (kind === 'amount') return fillVariables(texts.amountOff, { amount: formatMoney(value, language) });
  const percent = fillVariables(texts.percentOff, { percent: value });
  return maxDiscount === null
    ? percent
    : `${percent} · ${fillVariables(texts.atMost, { amount: formatMoney(maxDiscount, language) })}`;
}

function formatCoupon(coupon: JoiningCoupon, hotels: readonly HotelName[], language: Language): readonly string[] {
  const { coupon: texts } = packs[language];
  const { htlCode, name, minOrderAmount, validTo } = coupon;
  const hotel = hotels.find((other) => other.htlCode === htlCode);
  const minimum = fillVariables(texts.minOrder, { amount: formatMoney(minOrderAmount, language) });
  return [
    getLocalizedText(name, language),
    [formatDiscount(coupon, language), ...(minOrderAmount > 0 ? [minimum] : [])].join(' · '),
    hotel === undefined ? texts.allHotels : getLocalizedText(hotel.name, language),
    fillVariables(mails[language].account.joined.until, { date: formatDate(validTo, language) }),
  ];
}

async function getJoinedContent(deps: Deps, member: Member, language: Language): Promise<AccountMailContent> {
  const { pool } = deps.database;
  const { joined } = mails[language].account;
  const [coupons, hotels] = await Promise.all([listJoiningCoupons(pool, member.cardNo), listHotels(pool)]);
  return {
    texts: {
      subject: fillVariables(joined.subject, { group: await getGroupName(deps, language) }),
      title: joined.title,
      reasonForMail: joined.reasonForMail,
    },
    intro: fillVariables(joined.lead, { name: member.name }),
    rows: [
      { label: joined.id, lines: [member.userId] },
      ...coupons.map((coupon) => ({ label: joined.coupon, lines: formatCoupon(coupon, hotels, language) })),
    ],
    action:
      coupons.length > 0
        ? { label: joined.coupons, url: createSiteLink(deps, '/fnb/mypage/benefits', language) }
        : { label: joined.site, url: createSiteLink(deps, '/', language) },
  };
}

async function getAccountMailContent(
  deps: Deps,
  { kind, payload }: AccountMessage,
  member: Member,
): Promise<AccountMailContent> {
  const { language } = payload;
  const at = Date.parse(payload.at);
  if (kind === 'member_joined') return getJoinedContent(deps, member, language);
  const { passwordChanged, marketing } = mails[language].account;
  if (kind === 'password_changed') {
    return {
      texts: passwordChanged,
      intro: fillVariables(passwordChanged.lead, { date: formatInstantInText(at, language) }),
      rows: [],
      action: { label: passwordChanged.reset, url: createSiteLink(deps, passwordResetPath, language) },
    };
  }
  const { consents } = packs[language].join;
  const formatConsent = (hasAgreed: boolean) => (hasAgreed ? marketing.agreed : marketing.declined);
  return {
    texts: marketing,
    intro: marketing.lead,
    rows: [
      { label: marketing.sender, lines: [await formatSenders(deps, language)] },
      { label: marketing.date, lines: [formatInstant(at, language)] },
      { label: consents.sms, lines: [formatConsent(payload.sms)] },
      { label: consents.email, lines: [formatConsent(payload.mail)] },
    ],
    action: { label: marketing.change, url: createSiteLink(deps, '/fnb/mypage/profile', language) },
  };
}

export async function renderAccountMail(
  deps: Deps,
  message: Extract<DueMessage, AccountMessage>,
): Promise<Mail | undefined> {
  const { cardNo, language } = message.payload;
  const member = await findMemberByCardNo(deps.database.pool, cardNo);
  if (member === undefined) return undefined;
  const { texts, intro, rows, action } = await getAccountMailContent(deps, message, member);
  const content: MailContent = {
    language,
    sender: await getGroupName(deps, language),
    subject: texts.subject,
    title: texts.title,
    intro,
    picture: undefined,
    rows,
    body: [],
    actions: [action],
    notes: [],
    footer: [texts.reasonForMail, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
  };
  return createMailWithLogo(
    member.userId,
    message.kind.replaceAll('_', '-'),
    content,
    message.key.replaceAll(' ', '.'),
  );
}
