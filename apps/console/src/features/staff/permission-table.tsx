import type { Access, Capability, Grant } from '@dining/domain/staff/permissions';
import { Checkbox } from '@dining/ui/checkbox';
import { joinClasses } from '@dining/ui/join-classes';
import { useState } from 'react';
import { useFormatScope } from '../../entities/hotels/staff-hotels';
import { listPermissionRows } from '../../entities/staff/permission-rows';
import { type TextKey, useTranslations } from '../../lib/i18n';

const capabilityTexts = {
  'service.see': 'staffRoles.capabilities.service_see',
  'service.act': 'staffRoles.capabilities.service_act',
  'allergy.read': 'staffRoles.capabilities.allergy_read',
  'allergy.ack': 'staffRoles.capabilities.allergy_ack',
  'contact.read': 'staffRoles.capabilities.contact_read',
  book: 'staffRoles.capabilities.book',
  change: 'staffRoles.capabilities.change',
  override: 'staffRoles.capabilities.override',
  waive: 'staffRoles.capabilities.waive',
  'venue.cancel': 'staffRoles.capabilities.venue_cancel',
  'noshow.fee': 'staffRoles.capabilities.noshow_fee',
  goodwill: 'staffRoles.capabilities.goodwill',
  calendar: 'staffRoles.capabilities.calendar',
  floor: 'staffRoles.capabilities.floor',
  catalogue: 'staffRoles.capabilities.catalogue',
  promotion: 'staffRoles.capabilities.promotion',
  template: 'staffRoles.capabilities.template',
  translation: 'staffRoles.capabilities.translation',
  policy: 'staffRoles.capabilities.policy',
  terms: 'staffRoles.capabilities.terms',
  'member.read': 'staffRoles.capabilities.member_read',
  'member.note': 'staffRoles.capabilities.member_note',
  'member.export': 'staffRoles.capabilities.member_export',
  'member.erase': 'staffRoles.capabilities.member_erase',
  coupon: 'staffRoles.capabilities.coupon',
  points: 'staffRoles.capabilities.points',
  inquiry: 'staffRoles.capabilities.inquiry',
  'review.hide': 'staffRoles.capabilities.review_hide',
  'payment.see': 'staffRoles.capabilities.payment_see',
  'payment.manual': 'staffRoles.capabilities.payment_manual',
  settlement: 'staffRoles.capabilities.settlement',
  report: 'staffRoles.capabilities.report',
  audit: 'staffRoles.capabilities.audit',
  staff: 'staffRoles.capabilities.staff',
  system: 'staffRoles.capabilities.system',
} as const satisfies Record<Capability, TextKey>;

const accessSymbols = {
  full: { shape: '●', color: 'text-success', text: 'staffPeople.permissions.full' },
  draft: { shape: '◐', color: 'text-warning', text: 'staffPeople.permissions.draft' },
  read: { shape: '○', color: 'text-ink', text: 'staffPeople.permissions.read' },
  no: { shape: '✕', color: 'text-ink-soft', text: 'staffPeople.permissions.no' },
} as const satisfies Record<Access | 'no', { shape: string; color: string; text: TextKey }>;

/**
 * Shows the granted capabilities with access, conditions and scopes, calculated by the same function as on the server.
 * A checkbox also shows the capabilities that are not granted.
 */
export function PermissionTable({ grants, now }: { grants: readonly Grant[]; now: Date }) {
  const { t } = useTranslations();
  const formatScope = useFormatScope();
  const [showsAll, setShowsAll] = useState(false);
  const rows = listPermissionRows(grants, now).filter(({ access }) => showsAll || access !== 'no');
  return (
    <div className="grid gap-1">
      <Checkbox checked={showsAll} onChange={() => setShowsAll(!showsAll)}>
        <span className="text-sm">{t('staffPeople.permissions.showAll')}</span>
      </Checkbox>
      <table className="w-full text-left">
        <caption className="sr-only">{t('staffPeople.permissions.title')}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            <th className="py-1.5 pr-3 font-medium" scope="col">
              {t('staffPeople.permissions.capability')}
            </th>
            <th className="w-28 py-1.5 pr-3 font-medium" scope="col">
              {t('staffPeople.permissions.access')}
            </th>
            <th className="py-1.5 font-medium" scope="col">
              {t('staffPeople.permissions.where')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ capability, access, needsSecondFactor, needsSecondPerson, scopes }) => {
            const { shape, color, text } = accessSymbols[access];
            const conditions = [
              ...(needsSecondFactor ? [t('staffPeople.permissions.secondFactor')] : []),
              ...(needsSecondPerson ? [t('staffPeople.permissions.secondPerson')] : []),
            ];
            return (
              <tr
                className="border-line border-b align-top"
                key={`${capability} ${access} ${needsSecondFactor} ${needsSecondPerson}`}
              >
                <th className="py-2 pr-3 font-normal" scope="row">
                  {t(capabilityTexts[capability])}
                </th>
                <td className={joinClasses('py-2 pr-3', color)}>
                  <span aria-hidden="true">{shape}</span> {t(text)}
                  {conditions.map((condition) => (
                    <span className="block text-ink-soft text-xs" key={condition}>
                      {condition}
                    </span>
                  ))}
                </td>
                <td className="py-2">{scopes.length === 0 ? '–' : scopes.map(formatScope).join(' / ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
