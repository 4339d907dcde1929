import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { useState } from 'react';
import type { JoinFormData } from '../../entities/join/queries';
import { useJoinForm } from '../../features/join/form/use-join-form';
import { useTranslations } from '../../lib/i18n';
import { AddressSearch } from './address-search';
import { DetailsForm } from './details-form';
import { EmailSection } from './email-section';
import { PersonSection } from './person-section';

export function JoinForm({ formData }: { formData: JoinFormData }) {
  const { t } = useTranslations();
  const form = useJoinForm(formData);
  const [addressKind, setAddressKind] = useState<'home' | 'work'>();
  const { loginType } = form;
  return (
    <Stack className="[&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-12" gap={12}>
      <p className="-mt-4 flex justify-center gap-3 text-sm">
        <span className="text-ink-soft">{t('join.type.label')}</span>
        <span>{t(`join.type.${loginType ?? 'password'}`)}</span>
      </p>
      <Section id="join-account" title={t('join.form.account')}>
        <EmailSection form={form} />
      </Section>
      <Section id="join-person" title={t('join.form.person')}>
        <PersonSection form={form} />
      </Section>
      <DetailsForm form={form} onSearchAddress={setAddressKind} />
      {addressKind !== undefined && (
        <AddressSearch
          fields={form.fields}
          key={addressKind}
          kind={addressKind}
          onClose={() => setAddressKind(undefined)}
        />
      )}
    </Stack>
  );
}
