import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Select } from '@dining/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocumentQuery } from '../../../entities/catalogue/documents';
import { useEditorPlace } from '../../../flows/catalogue/editor-place';
import { RowList } from '../../../flows/catalogue/fields/row-list';
import { NumberField } from '../../../flows/catalogue/fields/text-fields';
import { attempt } from '../../../lib/attempt';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { useVenueDocuments } from '../use-venue-documents';

/** Shows the menus that a product offers, with their prices, in the order in which guests see them. */
export function OptionList({ form }: { form: DocumentForm<'product'> }) {
  const { t } = useTranslations();
  const { dinCode } = useEditorPlace();
  const { rows: menus, isLoaded } = useVenueDocuments('menu', dinCode);
  const { options } = form.values;
  const getMenuName = (menuIndex: number): string =>
    menus.find(({ code }) => code === String(menuIndex))?.name ?? t('documents.values.menuNumber', { code: menuIndex });
  const otherMenus = menus.filter(({ code }) => options.every(({ menuIndex }) => String(menuIndex) !== code));
  return (
    <>
      <RowList
        emptyText={t('documents.hints.noOptions')}
        field="options"
        form={form}
        getName={({ menuIndex }) => getMenuName(menuIndex)}
        hint={t('documents.hints.options')}
        onChange={(next) => form.change('options', next)}
        renderRow={(option, index, change) => (
          <>
            <p className="font-medium" id={form.getId(`options.${index}.menuIndex`)} tabIndex={-1}>
              {getMenuName(option.menuIndex)}
            </p>
            {form.getError(`options.${index}.menuIndex`) !== undefined && (
              <p className="text-danger">{form.getError(`options.${index}.menuIndex`)}</p>
            )}
            <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
              <NumberField form={form} path={`options.${index}.price`} required suffix="₩" />
              <NumberField form={form} path={`options.${index}.discountRate`} suffix="%" />
              {(['onSale', 'visible'] as const).map((name) => (
                <Checkbox
                  checked={option[name]}
                  className="xl:mt-7"
                  key={name}
                  onChange={({ target }) => change({ [name]: target.checked })}
                >
                  {t(`documents.parts.${name}`)}
                </Checkbox>
              ))}
            </div>
          </>
        )}
        rows={options}
      />
      {isLoaded && menus.length === 0 && <p className="text-ink-soft">{t('documents.hints.noMenus')}</p>}
      {otherMenus.length > 0 && (
        <MenuAdder
          menus={otherMenus.map(({ code, name }) => ({ value: code, label: name }))}
          onAdd={(menuIndex, price) =>
            form.change('options', [...options, { menuIndex, onSale: true, visible: true, price, discountRate: '0' }])
          }
        />
      )}
    </>
  );
}

interface MenuAdderProps {
  readonly menus: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (menuIndex: number, price: string) => void;
}

/** Lets staff choose a menu to add. The added row starts with the price of the menu itself. */
function MenuAdder({ menus, onAdd }: MenuAdderProps) {
  const { t } = useTranslations();
  const queryClient = useQueryClient();
  const [chosenCode, setChosenCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const code = menus.some(({ value }) => value === chosenCode) ? chosenCode : (menus[0]?.value ?? '');
  const add = async (): Promise<void> => {
    setIsPending(true);
    const outcome = await attempt(() => queryClient.fetchQuery(getDocumentQuery('menu', code)));
    setIsPending(false);
    // Without the menu's price, staff enter it.
    const content = outcome.ok ? (outcome.value.draft?.fields ?? outcome.value.published) : null;
    onAdd(Number(code), String(content?.price ?? ''));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="w-72"
        label={t('documents.rows.chooseMenu')}
        onChange={({ target }) => setChosenCode(target.value)}
        options={menus}
        value={code}
      />
      <Button onClick={() => void add()} pending={isPending}>
        {t('documents.rows.addOption')}
      </Button>
    </div>
  );
}
