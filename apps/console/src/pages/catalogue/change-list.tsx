import { type DocumentKind, documentKinds } from '@dining/domain/catalogue/issues';
import type { CatalogueChange } from '../../entities/catalogue/catalogue-files';
import { type Hotel, useHotels } from '../../entities/hotels/staff-hotels';
import { useTranslations } from '../../lib/i18n';

/** Returns the name of a hotel or venue that is already stored. */
function findName(hotels: readonly Hotel[], { kind, code }: CatalogueChange): string | undefined {
  if (kind === 'hotel') return hotels.find(({ htlCode }) => htlCode === code)?.name;
  return kind === 'venue'
    ? hotels.flatMap(({ venues }) => venues).find(({ dinCode }) => dinCode === code)?.name
    : undefined;
}

const columns = ['document', 'change', 'fields'] as const;

function ChangeTable({ kind, changes }: { kind: DocumentKind; changes: readonly CatalogueChange[] }) {
  const { t } = useTranslations();
  const hotels = useHotels();
  const kindName = t(`catalogueFiles.kinds.${kind}`);
  return (
    <section className="grid gap-1">
      <h3 className="font-medium">
        {kindName} <span className="font-normal text-ink-soft">{changes.length}</span>
      </h3>
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{kindName}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th
                className={column === 'change' ? 'w-28 px-2 py-2 font-medium' : 'px-2 py-2 font-medium'}
                key={column}
                scope="col"
              >
                {t(`catalogueFiles.changes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr className="border-line border-b align-top" key={change.code}>
              <th className="break-words px-2 py-2 font-medium" scope="row">
                {change.code === '' ? kindName : change.code}
                <span className="block font-normal text-ink-soft text-xs">{findName(hotels, change)}</span>
              </th>
              <td className="px-2 py-2">{t(`catalogueFiles.changes.${change.change}`)}</td>
              <td className="break-words px-2 py-2 text-ink-soft" lang="en">
                {change.fields.join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lists the documents that an import adds and changes, by kind. */
export function ChangeList({ changes }: { changes: readonly CatalogueChange[] }) {
  return (
    <div className="grid gap-5">
      {documentKinds.map((kind) => {
        const changesOfKind = changes.filter((change) => change.kind === kind);
        return changesOfKind.length > 0 && <ChangeTable changes={changesOfKind} key={kind} kind={kind} />;
      })}
    </div>
  );
}
