import type { ProblemError } from '@dining/client/problem-error';
import { languageNames, languages } from '@dining/domain/shared/language';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Stepper } from '@dining/ui/stepper';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refusal } from '../../components/refusal';
import { getQuoteQuery, type PhoneBooking, type QuoteSearch } from '../../entities/reservations/phone-booking';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { formatProblem, formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { type RequestForm, useRequestForm } from '../../lib/use-request-form';
import { BookingAnswerFields } from './booking-answer-fields';
import { type BookingDraft, checkDraft, createBooking, createQuoteSearch, getClearedFields } from './booking-draft';
import { BookingPaymentFields } from './booking-payment-fields';
import { BookingProductFields } from './booking-product-fields';
import { BookingTimeFields } from './booking-time-fields';

export interface VenueOption {
  readonly value: string;
  readonly label: string;
}

interface BookingFormProps {
  /** Initial input: a new draft, or the input from before the form was closed. */
  readonly draft: BookingDraft;
  readonly venues: readonly VenueOption[];
  /** Codes of the venues where this staff member may book beyond capacity. */
  readonly overrideVenues: readonly string[];
  readonly today: string;
  readonly onDraft: (draft: BookingDraft) => void;
  /** Books the reservation. Returns the problem if it was refused. */
  readonly onBook: (booking: PhoneBooking) => Promise<ProblemError | undefined>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left w-full font-medium text-base">{title}</legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  );
}

const idleSearch: QuoteSearch = { dinCode: '', date: '', adults: 0, kids: 0, language: 'en' };

/**
 * Shows the phone booking form in four sections: guest, product, time and payment. Typed values stay after a refusal.
 */
export function BookingForm({ draft: initialDraft, venues, overrideVenues, today, onDraft, onBook }: BookingFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form: RequestForm<BookingDraft> = useRequestForm<BookingDraft>({
    defaultValues: { ...initialDraft },
    onChange(field) {
      form.clearErrors();
      form.setValues(getClearedFields(field));
      onDraft(form.getValues());
    },
    check: (values) => checkDraft(translations, values, product, { today, mayOverride }),
    send: async (values) => (product === undefined ? undefined : onBook(createBooking(values, product, amount))),
  });
  const draft = form.values;
  const search = createQuoteSearch(draft, today);
  const quote = useQuery({ ...getQuoteQuery(search ?? idleSearch), enabled: search !== null });
  const product = quote.data?.products.find(({ prodCode }) => prodCode === draft.prodCode);
  const pricedSearch = product && createQuoteSearch(draft, today, product);
  const pricing = useQuery({
    ...getQuoteQuery(pricedSearch ?? idleSearch),
    enabled: pricedSearch?.order !== undefined && search !== null,
  });
  const chosenQuote = pricing.data;
  const isPriceLoading = pricing.isLoading || (pricing.isFetching && pricing.isPlaceholderData);
  // The price of the previous choice is not that of this one.
  const price = isPriceLoading ? undefined : chosenQuote?.price;
  const amount = price?.dueAtVenue ?? 0;
  const mayOverride = overrideVenues.includes(draft.dinCode);
  const partyText = formatParty(translations, { ...draft, type: 'table', pickupQuantity: 0 });

  return (
    <form className="grid gap-6" noValidate onSubmit={form.submit}>
      <Section title={t('staffDesk.form.who')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['name', 'phone', 'email'] as const).map((field) => (
            <TextField
              {...form.getRequiredFieldProps(field)}
              autoComplete="off"
              key={field}
              label={t(`staffDesk.contact.${field}`)}
              type={{ name: 'text', phone: 'tel', email: 'email' }[field]}
            />
          ))}
          <Select
            {...form.getFieldProps('language')}
            label={t('staffDesk.facts.language')}
            options={languages.map((value) => ({ value, label: languageNames[value].native }))}
          />
        </div>
      </Section>
      <Section title={t('staffDesk.form.what')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...form.getRequiredFieldProps('dinCode')}
            label={t('staffDesk.form.venue')}
            options={venues}
            placeholder={t('staffDesk.form.chooseVenue')}
          />
          <TextField {...form.getRequiredFieldProps('date')} label={t('staffDesk.form.date')} min={today} type="date" />
          <div id={form.getId('adults')} tabIndex={-1}>
            <Stepper {...form.getValueFieldProps('adults')} label={t('staffDesk.form.adults')} />
          </div>
          <Stepper {...form.getValueFieldProps('kids')} label={t('staffDesk.form.kids')} />
        </div>
        {quote.error !== null && (
          <Notice announce tone="error">
            {formatProblem(translations, quote.error)}
          </Notice>
        )}
        {search !== null && quote.data === undefined && quote.error === null && (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        )}
        {search !== null && quote.data?.products.length === 0 && (
          <Notice tone="warning">{t('staffDesk.form.noProducts')}</Notice>
        )}
        {search !== null && quote.data !== undefined && quote.data.products.length > 0 && (
          <BookingProductFields form={form} product={product} products={quote.data.products} />
        )}
      </Section>
      <Section title={t('staffDesk.form.when')}>
        {product === undefined ? (
          <p className="text-ink-soft">{t('staffDesk.form.errors.product')}</p>
        ) : (
          <BookingTimeFields
            chosenQuote={chosenQuote}
            form={form}
            mayOverride={mayOverride}
            quote={quote.data}
            partyText={partyText}
            product={product}
          />
        )}
        {product !== undefined && <BookingAnswerFields form={form} quote={quote.data} product={product} />}
      </Section>
      <Section title={t('staffDesk.form.pay')}>
        {isPriceLoading && (
          <Loading>
            <SkeletonText lines={1} />
          </Loading>
        )}
        {price?.refusal !== undefined && price.refusal !== null && (
          <Notice tone="warning">{formatProblem(translations, price.refusal)}</Notice>
        )}
        {price?.refusal === null && product !== undefined && (
          <BookingPaymentFields amount={amount} form={form} product={product} />
        )}
        <Checkbox {...form.getRequiredFieldProps('isConsentSpoken')} description={t('staffDesk.form.spokenText')}>
          {t('staffDesk.form.spoken')}
        </Checkbox>
      </Section>
      <Refusal problem={form.problem} />
      <Button className="justify-self-end" pending={form.isPending || isPriceLoading} type="submit" variant="primary">
        {draft.time === ''
          ? t('staffDesk.form.submitEmpty')
          : t('staffDesk.form.submit', { visit: formatVisit(translations, draft, false), people: partyText })}
      </Button>
    </form>
  );
}
