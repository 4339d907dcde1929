import { screens } from '@dining/contract/staff/screens';
import { setupTopics } from '@dining/domain/setup/checklist';
import { Button } from '@dining/ui/button';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import type { SetupItem } from '../../entities/setup/setup';
import { Block } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { formatDay, formatList } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import type { SetupStep } from './setup-step';
import { testPaymentId } from './test-payment-block';

const tones = { done: 'done', missing: 'warning', waiting: 'neutral' } as const;

/**
 * Lists what is missing: fields of the registration, kinds of terms and parts of the group by their translated names,
 * settings and years unchanged.
 */
function formatMissing(translations: Translations, what: readonly string[]): string {
  const names = what.map(
    (each) =>
      translations.findText(`setup.hotel.fields.${each}`, {}) ??
      translations.findText(`setup.termsKinds.${each}`, {}) ??
      translations.findText(`setup.group.parts.${each}`, {}) ??
      each,
  );
  return formatList(translations, names);
}

type Venue = Extract<SetupItem['subject'], { readonly type: 'venue' }> & { readonly name: string };

/** Lists the steps that an item leads to. */
function listSteps({ topic, subject, subjectName: name }: SetupItem, venues: readonly Venue[]): readonly SetupStep[] {
  if (topic === 'group') return [{ type: 'group', name: '' }];
  if (topic === 'hotel' && subject.type === 'group') return [{ type: 'hotel', htlCode: null, name: '' }];
  if (subject.type === 'hotel') {
    const { htlCode } = subject;
    if (topic === 'registration') return [{ type: 'hotel', htlCode, name }];
    if (topic === 'terms') return [{ type: 'terms', htlCode, name }];
    if (topic === 'venue') return [{ type: 'venue', htlCode, dinCode: null, name }];
    if (topic === 'product')
      return venues
        .filter((venue) => venue.htlCode === htlCode)
        .map((venue) => ({ type: 'products', dinCode: venue.dinCode, name: venue.name }));
  }
  if (subject.type === 'venue') {
    const { htlCode, dinCode } = subject;
    if (topic === 'hours') return [{ type: 'venue', htlCode, dinCode, name }];
    if (topic === 'policy') return [{ type: 'policy', dinCode, name }];
  }
  return [];
}

function StepLabel({ step }: { step: SetupStep }) {
  const { t } = useTranslations();
  const { type, name } = step;
  if (type === 'hotel') return step.htlCode === null ? t('setup.open.addHotel') : t('setup.open.editHotel', { name });
  if (type === 'venue')
    return step.dinCode === null ? t('setup.open.addVenue', { hotel: name }) : t('setup.open.editVenue', { name });
  return t(`setup.open.${type}`, { name });
}

interface ChecklistBlockProps {
  readonly items: readonly SetupItem[];
  /** Day of the latest test payment that passed; null for none. */
  readonly paymentTestedOn: string | null;
  readonly onOpen: (step: SetupStep) => void;
}

/** Shows each task of the set-up, whether it is done, and links to its form. */
export function ChecklistBlock({ items, paymentTestedOn, onOpen }: ChecklistBlockProps) {
  const translations = useTranslations();
  const { t } = translations;
  const missingCount = items.filter(({ state }) => state.type === 'missing').length;
  const venues = items.flatMap(({ subject, subjectName, topic }) =>
    topic === 'hours' && subject.type === 'venue' ? [{ ...subject, name: subjectName }] : [],
  );
  return (
    <Block title={missingCount === 0 ? t('setup.complete') : t('setup.remainingCount', { count: missingCount })}>
      <ol className="grid">
        {setupTopics.map((topic) => (
          <li className="grid gap-2 border-line border-b py-4" key={topic}>
            <h3 className="font-medium">{t(`setup.topics.${topic}`)}</h3>
            <p className="text-ink-soft">{t(`setup.hints.${topic}`)}</p>
            <ul className="grid gap-1">
              {items
                .filter((item) => item.topic === topic)
                .map((item) => (
                  <li
                    className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1"
                    key={`${item.subject.type} ${item.subjectName}`}
                  >
                    <span className="w-24 shrink-0">
                      <StateLabel tone={tones[item.state.type]}>{t(`setup.states.${item.state.type}`)}</StateLabel>
                    </span>
                    {item.subjectName !== '' && <span className="min-w-40">{item.subjectName}</span>}
                    <span className="min-w-0 flex-1 text-ink-soft">
                      {item.state.type === 'missing' &&
                        item.state.what.length > 0 &&
                        formatMissing(translations, item.state.what)}
                      {item.state.type === 'waiting' &&
                        t('setup.first', { topic: t(`setup.topics.${item.state.topic}`) })}
                      {topic === 'payment' &&
                        paymentTestedOn !== null &&
                        t('setup.testPayment.testedOn', { day: formatDay(translations, paymentTestedOn) })}
                    </span>
                    {listSteps(item, venues).map((step) => (
                      <Button
                        key={`${step.type} ${step.name}`}
                        onClick={() => onOpen(step)}
                        size="sm"
                        variant={item.state.type === 'missing' ? 'primary' : 'secondary'}
                      >
                        <StepLabel step={step} />
                      </Button>
                    ))}
                    {topic === 'pictures' && (
                      <Link className={getLinkClass('next')} to={screens.pictures.path}>
                        {t('setup.open.pictures')}
                      </Link>
                    )}
                    {topic === 'holidays' && (
                      <Link className={getLinkClass('next')} to={screens.calendar.path}>
                        {t('setup.open.holidays')}
                      </Link>
                    )}
                    {topic === 'payment' && (
                      <a className={getLinkClass('next')} href={`#${testPaymentId}`}>
                        {t('setup.open.payment')}
                      </a>
                    )}
                    {topic === 'reservation' && (
                      <a className={getLinkClass('next')} href="/" rel="noopener" target="_blank">
                        {t('setup.open.site')}
                      </a>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Block>
  );
}
