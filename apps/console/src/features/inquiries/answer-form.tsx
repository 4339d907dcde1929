import type { ProblemError } from '@dining/client/problem-error';
import { inquiryLimits } from '@dining/domain/inquiries/checks';
import { languageNames } from '@dining/domain/shared/language';
import { countCharacters } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../../components/refusal';
import { getTemplatesQuery, type Inquiry } from '../../entities/inquiries/inquiries';
import type { TemplateName } from '../../lib/answer-templates';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

const templateNames = ['thanks', 'booking', 'sorry', 'later'] as const satisfies readonly TemplateName[];

interface AnswerFormProps {
  readonly inquiry: Inquiry;
  /** Sends the answer. Returns the problem if it was refused. */
  readonly onAnswer: (answer: string) => Promise<ProblemError | undefined>;
  /** Called at each change of the text. */
  readonly onTyping: () => void;
}

/** Shows the form for answering an inquiry, with templates in its language. */
export function AnswerForm({ inquiry, onAnswer, onTyping }: AnswerFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data: templates } = useQuery(getTemplatesQuery(inquiry.language));
  const isCorrection = inquiry.answer !== null;
  const form = useRequestForm<{ answer: string }>({
    defaultValues: { answer: inquiry.answer ?? '' },
    onChange: onTyping,
    check: ({ answer }) => {
      if (answer.trim() === '') return [{ field: 'answer', text: t('inbox.inquiries.missing') }];
      const over = countCharacters(answer) - inquiryLimits.answer;
      return over > 0 ? [{ field: 'answer', text: t('common.tooLong', { over, max: inquiryLimits.answer }) }] : [];
    },
    send: ({ answer }) => onAnswer(answer.trim()),
  });
  const insertTemplate = (name: string) => {
    const template = templates?.[name as TemplateName];
    if (template === undefined) return;
    const text = template.replaceAll('{{name}}', inquiry.memberName ?? '').replaceAll('{{venue}}', inquiry.venueName);
    const currentText = form.getValues().answer.trim();
    form.setValue('answer', currentText === '' ? text : `${currentText}\n\n${text}`);
    onTyping();
    form.focus('answer');
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <Refusal problem={form.problem} />
      <Select
        description={t('inbox.inquiries.templateHint')}
        disabled={templates === undefined}
        label={t('inbox.inquiries.template')}
        onChange={(event) => insertTemplate(event.target.value)}
        options={templateNames.map((name) => ({ value: name, label: t(`inquiryTemplates.names.${name}`) }))}
        placeholder={t('inbox.inquiries.templateNone')}
        value=""
      />
      <TextArea
        {...form.getRequiredFieldProps('answer')}
        description={
          isCorrection
            ? t('inbox.inquiries.correctHint')
            : t('inbox.inquiries.answerHint', { language: languageNames[inquiry.language].native })
        }
        label={t('inbox.inquiries.answer')}
        rows={9}
      />
      <Button className="justify-self-end" pending={form.isPending} type="submit" variant="primary">
        {t(isCorrection ? 'inbox.inquiries.correct' : 'inbox.inquiries.send')}
      </Button>
    </form>
  );
}
