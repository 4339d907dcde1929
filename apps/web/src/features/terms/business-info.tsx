import { Disclosure } from '@dining/ui/disclosure';
import { useMediaQuery } from '@dining/ui/media-query';
import { TextLink } from '@dining/ui/text-link';
import { Facts } from '../../components/facts';
import type { BusinessInfo as Info } from '../../entities/terms/queries';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

const formatRegisteredName = ({ t }: Translations, name: string, registeredName: string): string =>
  name === registeredName ? name : t('footer.registeredAs', { own: name, registered: registeredName });

/**
 * Shows the business information that the law requires of a hotel (E-commerce Act, article 10). Collapsed on phones.
 */
export function BusinessInfo({ businessInfo }: { businessInfo: Info }) {
  const translations = useTranslations();
  const { t } = translations;
  const company = formatRegisteredName(
    translations,
    localizeField(translations, businessInfo, 'companyName'),
    businessInfo.companyName,
  );
  const facts = [
    [
      t('footer.representative'),
      formatRegisteredName(
        translations,
        localizeField(translations, businessInfo, 'representative'),
        businessInfo.representative,
      ),
    ],
    [t('footer.address'), localizeField(translations, businessInfo, 'address')],
    [t('footer.phone'), businessInfo.tel],
    [t('footer.email'), businessInfo.email],
    [t('footer.bizRegNo'), businessInfo.bizRegNo],
    [t('footer.mailOrderNo'), businessInfo.mailOrderNo, localizeField(translations, businessInfo, 'mailOrderOffice')],
    [t('footer.privacyOfficer'), localizeField(translations, businessInfo, 'privacyOfficer')],
    [t('footer.hosting'), localizeField(translations, businessInfo, 'hostingProvider')],
  ] as const;
  const registration = (
    <>
      <dl className="grid gap-0.5 text-ink-soft text-xs leading-5">
        {facts
          .map(([name, ...values]) => ({ name, filledValues: values.filter((value) => value !== '') }))
          .filter(({ filledValues }) => filledValues.length > 0)
          .map(({ name, filledValues }) => (
            <div className="flex flex-wrap gap-x-2" key={name}>
              <dt className="shrink-0">{name}</dt>
              <dd className="text-ink">
                <Facts facts={filledValues} />
              </dd>
            </div>
          ))}
      </dl>
      <TextLink className="inline-flex min-h-11 w-fit items-center text-xs" href={businessInfo.ftcLookupUrl} newWindow>
        {t('footer.ftcLookup')}
      </TextLink>
    </>
  );
  const isWide = useMediaQuery('(min-width: 768px)');
  if (!isWide) {
    return (
      <Disclosure summary={<span className="text-sm">{company}</span>}>
        <div className="grid gap-2">{registration}</div>
      </Disclosure>
    );
  }
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-ink text-sm">{company}</h2>
      {registration}
    </section>
  );
}
