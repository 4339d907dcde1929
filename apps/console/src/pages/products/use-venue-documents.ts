import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { DinCode } from '@dining/domain/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { type DocumentRow, getVenueDocumentsQuery } from '../../entities/catalogue/documents';

/** Lists the documents of a venue that another document may refer to. */
export function useVenueDocuments(kind: VersionedKind, dinCode: DinCode | null) {
  const { data, error } = useQuery(getVenueDocumentsQuery(kind, dinCode));
  const rows: readonly DocumentRow[] = data ?? [];
  return { rows, isLoaded: data !== undefined, error };
}
