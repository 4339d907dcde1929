import { checkProductFields } from '@dining/domain/catalogue/check-fields';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getVenueQuery,
  publishProduct,
  saveMenu,
  saveProduct,
  type VenueMenu,
  type VenueProduct,
} from '../../entities/catalogue/catalogue';
import { Block, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { MenuForm } from '../../flows/catalogue/menu-form';
import { ProductForm } from '../../flows/catalogue/product-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import type { StepByType } from './setup-step';

/** The form that is open; `stored` is undefined for a new object. */
type OpenForm =
  | { readonly type: 'menu'; readonly stored: VenueMenu | undefined }
  | { readonly type: 'product'; readonly stored: VenueProduct | undefined };

interface ProductsStepProps {
  readonly step: StepByType<'products'>;
  readonly onSaved: () => void;
}

/** Lists the menus and products of a venue, with forms that add or change them. Can put products on sale. */
export function ProductsStep({ step: { dinCode, name: venueName }, onSaved }: ProductsStepProps) {
  const translations = useTranslations();
  const { t, language } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const [openForm, setOpenForm] = useState<OpenForm>();
  const { data, error, isFetching, refetch } = useQuery(getVenueQuery(dinCode));
  const handleSaved = (name: string) => {
    setOpenForm(undefined);
    notify(t('setup.saved', { name }));
    onSaved();
  };
  const publish = async ({ prodCode, isOnSale, version, fields }: VenueProduct): Promise<void> => {
    const name = fields.name[language];
    const label = t(isOnSale ? 'setup.product.unpublish' : 'setup.product.publish');
    const isSure = await alerts.show({
      title: name,
      message: t(isOnSale ? 'setup.product.askUnpublish' : 'setup.product.askPublish'),
      confirmLabel: label,
      cancelLabel: t('common.buttons.cancel'),
      danger: isOnSale,
    });
    if (!isSure) return;
    const outcome = await write(publishProduct, { prodCode, version, isOnSale: !isOnSale });
    if (outcome.ok) notify(t(isOnSale ? 'setup.product.unpublished' : 'setup.product.published', { name }));
    else if (outcome.problem.status !== 401)
      void alerts.show({ message: formatProblem(translations, outcome.problem) });
    onSaved();
  };
  const menus = data?.venueMenus ?? [];
  const products = data?.venueProducts ?? [];
  // The list is fetched again if staff keep the version that someone else has saved.
  const openMenu = openForm?.type === 'menu' ? openForm.stored : undefined;
  const storedMenu = menus.find(({ menuIndex }) => menuIndex === openMenu?.menuIndex);
  const openProduct = openForm?.type === 'product' ? openForm.stored : undefined;
  const storedProduct = products.find(({ prodCode }) => prodCode === openProduct?.prodCode);
  return (
    <>
      <ScreenHead title={t('setup.open.products', { name: venueName })} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows />}
      {data !== undefined && (
        <>
          <Block
            action={
              <Button onClick={() => setOpenForm({ type: 'menu', stored: undefined })} size="sm">
                {t('setup.menu.add')}
              </Button>
            }
            title={t('setup.menu.title')}
          >
            {menus.length === 0 && <p className="text-ink-soft">{t('setup.menu.none')}</p>}
            <ul className="grid">
              {menus.map((menu) => (
                <li className="flex min-h-11 items-center gap-4 border-line border-b" key={menu.menuIndex}>
                  <span className="min-w-0 flex-1">{menu.fields.name[language]}</span>
                  <span className="tabular-nums">{formatWon(translations, menu.fields.price)}</span>
                  <Button
                    aria-label={`${t('setup.change')}: ${menu.fields.name[language]}`}
                    onClick={() => setOpenForm({ type: 'menu', stored: menu })}
                    size="sm"
                    variant="quiet"
                  >
                    {t('setup.change')}
                  </Button>
                </li>
              ))}
            </ul>
            {openForm?.type === 'menu' && (
              <MenuForm
                draftKey={`setup menu ${storedMenu?.menuIndex ?? `new ${dinCode}`}`}
                key={storedMenu?.version ?? 'new'}
                onSave={(fields, version) =>
                  write(saveMenu, { dinCode, menuIndex: storedMenu?.menuIndex ?? null, version, fields })
                }
                onSaved={() => handleSaved(storedMenu?.fields.name[language] ?? t('setup.menu.title'))}
                stored={storedMenu}
              />
            )}
          </Block>
          <Block
            action={
              menus.length > 0 && (
                <Button onClick={() => setOpenForm({ type: 'product', stored: undefined })} size="sm">
                  {t('setup.product.add')}
                </Button>
              )
            }
            title={t('setup.product.title')}
          >
            {products.length === 0 && (
              <p className="text-ink-soft">
                {t(menus.length === 0 ? 'setup.product.needsMenu' : 'setup.product.none')}
              </p>
            )}
            <ul className="grid">
              {products.map((product) => {
                const name = product.fields.name[language];
                return (
                  <li className="flex min-h-11 items-center gap-4 border-line border-b" key={product.prodCode}>
                    <span className="min-w-0 flex-1">{name}</span>
                    <StateLabel tone={product.isOnSale ? 'done' : 'neutral'}>
                      {t(product.isOnSale ? 'setup.product.onSale' : 'setup.product.offSale')}
                    </StateLabel>
                    <Button
                      aria-label={`${t('setup.change')}: ${name}`}
                      onClick={() => setOpenForm({ type: 'product', stored: product })}
                      size="sm"
                      variant="quiet"
                    >
                      {t('setup.change')}
                    </Button>
                    <Button
                      aria-label={`${t(product.isOnSale ? 'setup.product.unpublish' : 'setup.product.publish')}: ${name}`}
                      onClick={() => void publish(product)}
                      size="sm"
                      variant={product.isOnSale ? 'secondary' : 'primary'}
                    >
                      {t(product.isOnSale ? 'setup.product.unpublish' : 'setup.product.publish')}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {openForm?.type === 'product' && (
              <ProductForm
                check={checkProductFields}
                draftKey={`setup product ${storedProduct?.prodCode ?? `new ${dinCode}`}`}
                key={storedProduct?.version ?? 'new'}
                menus={menus.map(({ menuIndex, fields }) => ({ menuIndex, name: fields.name[language] }))}
                onSave={({ menuIndexes, ...fields }, version) =>
                  write(saveProduct, {
                    dinCode,
                    prodCode: storedProduct?.prodCode ?? null,
                    version,
                    fields: { ...fields, menuIndexes: [...menuIndexes] },
                  })
                }
                onSaved={() => handleSaved(storedProduct?.fields.name[language] ?? t('setup.product.title'))}
                stored={storedProduct}
              />
            )}
          </Block>
        </>
      )}
    </>
  );
}
