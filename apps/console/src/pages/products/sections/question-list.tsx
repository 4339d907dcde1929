import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { RowList } from '../../../flows/catalogue/fields/row-list';
import { TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { newQuestion, noText } from './new-rows';

type Question = DocumentForm<'product'>['values']['questions'][number];

/** Shows the questions that guests answer when they pay. */
export function QuestionList({ form }: { form: DocumentForm<'product'> }) {
  const { t } = useTranslations();
  const { questions, questionType } = form.values;
  const isAsked = questionType === 'direct' || questionType === 'both';
  return (
    <>
      {questions.length > 0 && !isAsked && <p className="text-warning">{t('documents.hints.questionsOff')}</p>}
      <RowList<Question>
        add={{ label: t('documents.rows.addQuestion'), row: newQuestion }}
        emptyText={t('documents.hints.noQuestions')}
        field="questions"
        form={form}
        onChange={(next) => form.change('questions', next)}
        renderRow={(question, index, change) => (
          <>
            <TextsField form={form} path={`questions.${index}.name`} required />
            <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
              <Select
                className="w-64"
                label={t('documents.parts.kind')}
                onChange={({ target }) =>
                  change(
                    target.value === 'choice'
                      ? { kind: 'choice', choices: question.choices.length > 0 ? question.choices : [noText, noText] }
                      : { kind: 'text', choices: [] },
                  )
                }
                options={(['text', 'choice'] as const).map((kind) => ({
                  value: kind,
                  label: t(`documents.values.kind.${kind}`),
                }))}
                value={question.kind}
              />
              {(['required', 'visible'] as const).map((name) => (
                <Checkbox
                  checked={question[name]}
                  className="md:mt-7"
                  key={name}
                  onChange={({ target }) => change({ [name]: target.checked })}
                >
                  {t(`documents.parts.${name}`)}
                </Checkbox>
              ))}
            </div>
            {question.kind === 'choice' && <Choices change={change} form={form} index={index} question={question} />}
          </>
        )}
        rows={questions}
      />
    </>
  );
}

interface ChoicesProps {
  readonly form: DocumentForm<'product'>;
  readonly index: number;
  readonly question: Question;
  readonly change: (changes: Partial<Question>) => void;
}

function Choices({ form, index, question: { choices }, change }: ChoicesProps) {
  const { t } = useTranslations();
  const path = `questions.${index}.choices`;
  return (
    <FieldGroup
      description={t('documents.hints.choices')}
      error={form.getError(path)}
      label={t('documents.parts.choices')}
    >
      <div className="grid gap-4" id={form.getId(path)} tabIndex={-1}>
        {choices.map((_choice, place) => {
          const name = t('documents.editor.row', { list: t('documents.parts.choices'), number: place + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices have no identity of their own
            <div className="grid gap-1" key={place}>
              <TextsField form={form} label={name} path={`${path}.${place}`} required />
              <Button
                aria-label={t('documents.editor.remove', { name })}
                className="justify-self-end"
                onClick={() => change({ choices: choices.filter((_, other) => other !== place) })}
                size="sm"
                variant="quiet"
              >
                {t('documents.rows.removeChoice')}
              </Button>
            </div>
          );
        })}
        <Button className="justify-self-start" onClick={() => change({ choices: [...choices, noText] })} size="sm">
          {t('documents.rows.addChoice')}
        </Button>
      </div>
    </FieldGroup>
  );
}
