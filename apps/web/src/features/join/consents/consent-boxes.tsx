import { areAllConsentsSet, type JoinConsents, setAllConsents, setConsent } from '@dining/domain/join/consents';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../lib/i18n';
import type { useAgreementForm } from './use-agreement-form';

const consentNames = ['terms', 'privacy', 'thirdParty', 'marketing'] as const;
export type ConsentName = (typeof consentNames)[number];

interface ConsentBoxesProps {
  form: ReturnType<typeof useAgreementForm>;
  renderText: (name: ConsentName) => ReactNode;
}

export function ConsentBoxes({ form, renderText }: ConsentBoxesProps) {
  const { t } = useTranslations();
  const { consents, changeConsents, getCheckboxId, getCheckboxError } = form;
  const areAllSet = areAllConsentsSet(consents);
  const renderBox = (name: keyof JoinConsents, label: ReactNode, required = false) => (
    <Checkbox
      checked={consents[name]}
      error={getCheckboxError(name)}
      id={getCheckboxId(name)}
      onChange={(event) => changeConsents(setConsent(consents, name, event.target.checked))}
      required={required}
    >
      {label}
    </Checkbox>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="rounded-md bg-sunk px-4 py-1.5">
        <Checkbox
          checked={areAllSet}
          mixed={!areAllSet && Object.values(consents).some(Boolean)}
          onChange={(event) => changeConsents(setAllConsents(event.target.checked))}
        >
          <span className="font-medium">{t('join.consents.all')}</span>
        </Checkbox>
      </div>
      <ul className="grid grid-cols-1 px-4">
        {consentNames.map((name) => (
          <li className="border-line border-b py-2 last:border-b-0" key={name}>
            {renderBox(name, <ConsentLabel name={name} />, name !== 'marketing')}
            <div className="pl-8">{renderText(name)}</div>
            {name === 'marketing' && (
              <FieldGroup
                className="mt-1 pl-8"
                description={t('join.agreement.marketingHint')}
                label={t('join.consents.marketing')}
                labelHidden
              >
                <div className="flex flex-wrap gap-x-8">
                  {renderBox('sms', t('join.consents.sms'))}
                  {renderBox('email', t('join.consents.email'))}
                </div>
              </FieldGroup>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ConsentLabel({ name }: { name: ConsentName }) {
  const { t } = useTranslations();
  return (
    <>
      {t(`join.consents.${name}`)}
      {name === 'marketing' && <span className="ml-2 text-ink-soft text-xs">{t('common.optional')}</span>}
    </>
  );
}
