import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import type { PhoneOffer, PhoneProduct } from '../../entities/reservations/phone-booking';
import { useTranslations } from '../../lib/i18n';
import { BookingAllergies } from './booking-allergies';
import type { DraftErrors, DraftProps } from './booking-draft';

export function BookingAnswerFields({
  draft,
  change,
  errors,
  product,
  offer,
}: DraftProps & { errors: DraftErrors; product: PhoneProduct; offer: PhoneOffer | undefined }) {
  const { t } = useTranslations();
  const answer = (prodQsCode: string, text: string) => change({ answers: { ...draft.answers, [prodQsCode]: text } });
  return (
    <>
      {product.questions.map(({ prodQsCode, kind, name, required, choices }) => {
        const field = {
          error: errors[`question:${prodQsCode}`],
          label: name,
          required,
          value: draft.answers[prodQsCode] ?? '',
        };
        return (
          <div data-field={`question:${prodQsCode}`} key={prodQsCode}>
            {kind === 'choice' ? (
              <Select
                {...field}
                onChange={({ target }) => answer(prodQsCode, target.value)}
                options={choices.map((value) => ({ value, label: value }))}
                placeholder={t('staffDesk.form.choose')}
              />
            ) : (
              <TextField {...field} onChange={({ target }) => answer(prodQsCode, target.value)} />
            )}
          </div>
        );
      })}
      {product.asksAllergies && (
        <BookingAllergies allergies={offer?.allergies ?? []} change={change} draft={draft} error={errors.allergies} />
      )}
      <TextArea
        label={t('staffDesk.form.request')}
        onChange={({ target }) => change({ requestNote: target.value })}
        rows={2}
        value={draft.requestNote}
      />
    </>
  );
}
