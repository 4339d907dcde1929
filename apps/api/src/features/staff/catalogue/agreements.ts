import { fail } from '@dining/contract/failure';
import type { listTerms, savePolicy, saveTerms, viewPolicy, viewTerms } from '@dining/contract/staff/catalogue';
import { getPolicyKey, getProductPayment, getTermsKey } from '@dining/domain/catalogue/check-catalogue';
import { checkPolicyFields, checkTermsFields } from '@dining/domain/catalogue/check-fields';
import type { PolicyDocument, TermsDocument } from '@dining/domain/catalogue/documents';
import { getNextNumber, toLocalizedText, toTextFields } from '@dining/domain/catalogue/fields';
import { decideNewVersion, getNextVersion, getVersionState } from '@dining/domain/catalogue/new-version';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, getTodayInSeoul, toSeoul } from '@dining/domain/shared/seoul-time';
import { paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import { getShopOrderNoPrefix } from '../../../booking/checkout/keys';
import { refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { findPaidBooking } from '../../../stores/reservations/venue-reservations';
import { type AgreementCounts, type CountedVersion, countAgreements } from '../../../stores/terms/agreements';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

type Version = Pick<PolicyDocument, 'version' | 'effectiveAt'>;

const sortNewestFirst = <Each extends Version>(versions: readonly Each[]): readonly Each[] =>
  versions.toSorted((a, b) => b.effectiveAt.getTime() - a.effectiveAt.getTime());

const describeVersion = ({ version, effectiveAt }: Version, all: readonly Version[], now: Date) => ({
  version,
  state: getVersionState(
    effectiveAt,
    all.map((each) => each.effectiveAt),
    now,
  ),
  effectiveFrom: toSeoul(effectiveAt).date,
});

/** An order that staff took on the phone has its number before its guest agrees, on the payment page. */
const maxDaysUntilAgreement = 2;

/** Returns in which orders `countAgreements` looks for agreements to a version; `newestFirst` has all of its kind. */
function toCountedVersion(
  { termsSeq, htlCode, termsTypeCode, effectiveAt }: TermsDocument,
  newestFirst: readonly TermsDocument[],
  now: Date,
): CountedVersion {
  const next = newestFirst.findLast((each) => each.effectiveAt > effectiveAt);
  const lastDay = next === undefined ? getTodayInSeoul(now) : toSeoul(next.effectiveAt).date;
  return {
    termsSeq,
    kind: termsTypeCode,
    orders: paymentTermsKinds.some((kind) => kind === termsTypeCode)
      ? {
          fromOrderNo: getShopOrderNoPrefix(htlCode, addDays(toSeoul(effectiveAt).date, -maxDaysUntilAgreement)),
          beforeOrderNo: getShopOrderNoPrefix(htlCode, addDays(lastDay, 1)),
        }
      : null,
  };
}

const describeCounts = (counts: AgreementCounts | undefined) => ({
  reservations: counts?.reservations ?? 0,
  members: counts?.members ?? 0,
  partialCounts: [
    ...(counts?.hasMoreReservations === true ? (['reservations'] as const) : []),
    ...(counts?.hasMoreMembers === true ? (['members'] as const) : []),
  ],
});

export async function handleListTerms(deps: Deps, { body, staff, language }: StaffCall<typeof listTerms>) {
  const { htlCode } = body;
  const catalogue = await findVisibleCatalogue(deps, staff, 'terms', { type: 'hotel', htlCode }, 'read');
  if (catalogue === undefined || !catalogue.hotels.some((hotel) => hotel.htlCode === htlCode)) return fail('not_found');
  const now = deps.now();
  const versions = sortNewestFirst(catalogue.terms.filter((each) => each.htlCode === htlCode));
  const listVersions = (kind: string) => versions.filter(({ termsTypeCode }) => termsTypeCode === kind);
  const counts = await countAgreements(
    deps.database.pool,
    versions.map((each) => toCountedVersion(each, listVersions(each.termsTypeCode), now)),
  );
  return {
    terms: versions.map((each) => ({
      termsTypeCode: each.termsTypeCode,
      title: getLocalizedText(each.title, language),
      ...describeCounts(counts.get(each.termsSeq)),
      ...describeVersion(each, listVersions(each.termsTypeCode), now),
    })),
  };
}

export async function handleViewTerms(deps: Deps, { body, staff }: StaffCall<typeof viewTerms>) {
  const { htlCode, termsTypeCode, version } = body;
  const catalogue = await findVisibleCatalogue(deps, staff, 'terms', { type: 'hotel', htlCode }, 'read');
  if (catalogue === undefined) return fail('not_found');
  const versions = sortNewestFirst(
    catalogue.terms.filter((each) => each.htlCode === htlCode && each.termsTypeCode === termsTypeCode),
  );
  const index = versions.findIndex((each) => each.version === version);
  const found = versions[index];
  if (found === undefined) return fail('not_found');
  const toText = (document: TermsDocument) => ({
    version: document.version,
    title: toTextFields(document.title),
    content: toTextFields(document.content),
  });
  const previous = versions[index + 1];
  return {
    ...toText(found),
    ...describeVersion(found, versions, deps.now()),
    previous: previous === undefined ? null : toText(previous),
  };
}

export async function handleSaveTerms(deps: Deps, call: StaffCall<typeof saveTerms>) {
  const { body, staff } = call;
  const { htlCode, termsTypeCode, title, content } = body;
  const refusal = authorize(staff, 'terms', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkTermsFields({ title, content });
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, (catalogue) => {
    if (!catalogue.hotels.some((hotel) => hotel.htlCode === htlCode)) return fail('not_found');
    const versions = sortNewestFirst(
      catalogue.terms.filter((each) => each.htlCode === htlCode && each.termsTypeCode === termsTypeCode),
    );
    const [latest] = versions;
    if ((latest?.version ?? null) !== body.lastVersion)
      return {
        failure: 'changed_meanwhile',
        current: {
          version: latest?.version ?? null,
          fields: latest && { title: toTextFields(latest.title), content: toTextFields(latest.content) },
        },
      };
    const decision = decideNewVersion(body.effectiveFrom, latest?.effectiveAt, deps.now());
    if (!decision.ok)
      return decision.error === 'past' ? fail('past') : refuseFields([{ path: 'effectiveFrom', code: decision.error }]);
    const document: TermsDocument = {
      termsSeq: getNextNumber(catalogue.terms.map(({ termsSeq }) => termsSeq)),
      htlCode,
      termsTypeCode,
      title: toLocalizedText(title),
      content: toLocalizedText(content),
      version: getNextVersion(versions.map(({ version }) => version)),
      effectiveAt: decision.effectiveAt,
      endedAt: null,
    };
    const { version } = document;
    return {
      next: { ...catalogue, terms: [...catalogue.terms, document] },
      document: getTermsKey(document),
      action: 'terms.save',
      subject: `${htlCode} ${termsTypeCode} ${version}`,
      htlCode,
      before: undefined,
      after: { version, effectiveAt: decision.effectiveAt.toISOString(), title: title.ko },
      answer: { version },
    };
  });
}

export async function handleViewPolicy(deps: Deps, { body: { dinCode }, staff }: StaffCall<typeof viewPolicy>) {
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const catalogue = await findVisibleCatalogue(deps, staff, 'policy', toSubjectScope(place), 'read');
  if (catalogue === undefined) return fail('not_found');
  const versions = sortNewestFirst(catalogue.policies.filter((each) => each.dinCode === dinCode));
  const products = catalogue.products.filter((product) => product.dinCode === dinCode);
  return {
    paysDepositsOnly: getProductPayment(products) === 'deposits_only',
    exampleBooking: (await findPaidBooking(deps.database.pool, dinCode)) ?? null,
    policies: versions.map((each) => ({
      reservationBased: each.reservationBased,
      graceMinutes: each.graceMinutes,
      tiers: each.tiers.map((tier) => ({ ...tier })),
      description: toTextFields(each.description),
      ...describeVersion(each, versions, deps.now()),
    })),
  };
}

export async function handleSavePolicy(deps: Deps, call: StaffCall<typeof savePolicy>) {
  const { body, staff } = call;
  const { dinCode, reservationBased, graceMinutes, tiers, description } = body;
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const { htlCode } = place;
  const refusal = authorize(staff, 'policy', toSubjectScope(place), deps.now());
  if (refusal !== undefined) return refusal;
  return saveDocument(deps, call, (catalogue) => {
    const products = catalogue.products.filter((product) => product.dinCode === dinCode);
    const issues = checkPolicyFields(
      { reservationBased, graceMinutes, tiers, description },
      getProductPayment(products),
    );
    if (issues.length > 0) return refuseFields(issues);
    const versions = sortNewestFirst(catalogue.policies.filter((each) => each.dinCode === dinCode));
    const [latest] = versions;
    if ((latest?.version ?? null) !== body.lastVersion)
      return {
        failure: 'changed_meanwhile',
        current: {
          version: latest?.version ?? null,
          fields: latest && {
            reservationBased: latest.reservationBased,
            graceMinutes: latest.graceMinutes,
            tiers: latest.tiers,
            description: toTextFields(latest.description),
          },
        },
      };
    const decision = decideNewVersion(body.effectiveFrom, latest?.effectiveAt, deps.now());
    if (!decision.ok)
      return decision.error === 'past' ? fail('past') : refuseFields([{ path: 'effectiveFrom', code: decision.error }]);
    const document: PolicyDocument = {
      payPlcySeq: getNextNumber(catalogue.policies.map(({ payPlcySeq }) => payPlcySeq)),
      dinCode,
      reservationBased,
      tiers,
      graceMinutes,
      description: toLocalizedText(description),
      version: getNextVersion(versions.map(({ version }) => version)),
      effectiveAt: decision.effectiveAt,
    };
    const { version } = document;
    return {
      next: { ...catalogue, policies: [...catalogue.policies, document] },
      document: getPolicyKey(document),
      action: 'policy.save',
      subject: `${dinCode} ${version}`,
      htlCode,
      before: undefined,
      after: {
        version,
        effectiveAt: decision.effectiveAt.toISOString(),
        reservationBased: String(reservationBased),
        graceMinutes,
        tiers,
      },
      answer: { version },
    };
  });
}
