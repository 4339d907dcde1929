import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import { Row, Rows } from '@dining/ui/rows';
import { Section } from '@dining/ui/section';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { PhoneNumberText } from '../../components/phone-number/phone-number-text';
import type { Profile } from '../../entities/members/profile';
import { formatDay, formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

export function AboutSection({ profile }: { profile: Profile }) {
  const translations = useTranslations();
  const { t } = translations;
  const { name_kor, user_id, cellphone, card_no, joinDate, passwordYn, loginTypeList } = profile;
  const signInMethods = [...(passwordYn === 'Y' ? (['PASSWORD'] as const) : []), ...loginTypeList];
  return (
    <Section id="profile-about" title={t('profile.about.title')}>
      <Rows>
        <Row label={t('profile.about.name')} value={<bdi>{name_kor}</bdi>} />
        <Row label={t('profile.about.id')} value={<span className="break-all">{user_id}</span>} />
        <Row
          label={t('profile.about.phone')}
          value={cellphone === '' ? t('profile.about.none') : <PhoneNumberText number={formatPhoneNumber(cellphone)} />}
        />
        <Row label={t('profile.about.cardNo')} value={card_no} />
        <Row label={t('profile.about.since')} value={formatDay(translations, joinDate)} />
        <Row
          label={t('profile.about.ways')}
          value={formatFacts(
            translations,
            signInMethods.map((method) => t(`login.providers.${method}`)),
          )}
        />
      </Rows>
      <p className="mt-4 text-ink-soft text-sm">
        {t('profile.about.change')}{' '}
        <Link className={getLinkClass('inline')} to="/fnb/mypage/qna/detail">
          {t('profile.about.ask')}
        </Link>
      </p>
    </Section>
  );
}
