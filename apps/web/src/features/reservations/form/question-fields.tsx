import type { ProductQuestion } from '@dining/domain/products/product';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { listVariants } from '@dining/domain/shared/localized-text';
import { OptionTiles } from '@dining/ui/option-tiles';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../../lib/i18n';
import { ownText } from '../../../lib/text-for';
import { tooLongText } from '../../../lib/text-limit';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

interface QuestionFieldsProps extends FormPart {
  questions: readonly ProductQuestion[];
}

/** The venue's own questions, in words or by choice (Spec §5 Payment form 6). */
export function QuestionFields({ questions, form, change, errorOf }: QuestionFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const answerTo = ({ prodQsCode }: ProductQuestion): string =>
    form.answers.find((answer) => answer.prodQsCode === prodQsCode)?.answers[0] ?? '';
  const answer = ({ prodQsCode }: ProductQuestion, text: string) =>
    change({ answers: [...form.answers.filter((other) => other.prodQsCode !== prodQsCode), { prodQsCode, answers: [text] }] });
  return (
    <section aria-label={t('payment.questions.title')}>
      <Stack gap={4}>
        {questions.map((question) => {
          const shared = {
            error: errorOf(`question:${question.prodQsCode}`),
            label: ownText(translations, question.name),
            required: question.required,
          };
          return (
            <div id={fieldId(`question:${question.prodQsCode}`)} key={question.prodQsCode}>
              {question.kind === 'text' ? (
                <TextField
                  {...shared}
                  autoComplete="off"
                  error={shared.error ?? tooLongText(translations, answerTo(question), formLimits.answer)}
                  onChange={(event) => answer(question, event.target.value)}
                  placeholder={t('payment.questions.placeholder')}
                  value={answerTo(question)}
                />
              ) : (
                <OptionTiles
                  {...shared}
                  look="chips"
                  onChange={(text) => answer(question, text)}
                  options={question.choices.map((choice) => ({
                    value: ownText(translations, choice),
                    label: ownText(translations, choice),
                  }))}
                  // An answer given in another language is the same choice.
                  value={
                    question.choices
                      .filter((choice) => listVariants(choice).includes(answerTo(question)))
                      .map((choice) => ownText(translations, choice))[0]
                  }
                />
              )}
            </div>
          );
        })}
      </Stack>
    </section>
  );
}
