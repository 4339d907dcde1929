import {
  type DocumentEndpoints,
  menuDocuments,
  productDocuments,
  promotionDocuments,
  venueDocuments,
  viewMenus,
} from '@dining/contract/staff/documents';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Deps } from '../../../config/deps';
import type { StaffMount } from '../../../http/staff-mount';
import type { StaffFeature } from '../../feature';
import { handleListVersions } from './document-history';
import { handleListDocuments } from './document-list';
import {
  handleDiscardDraft,
  handlePublishDraft,
  handleRestoreVersion,
  handleSaveDraft,
  handleViewDraft,
} from './drafts';
import { handleCreatePreviewLink } from './preview';
import { handlePreviewUnpublish, handleUnpublish } from './unpublish';
import { handleViewMenus } from './view-menus';

function mountDocuments<Kind extends VersionedKind>(
  mount: StaffMount,
  deps: Deps,
  kind: Kind,
  endpoints: DocumentEndpoints<Kind>,
): void {
  mount(endpoints.list, (call) => handleListDocuments(deps, kind, call));
  mount(endpoints.view, (call) => handleViewDraft(deps, kind, call));
  mount(endpoints.save, (call) => handleSaveDraft(deps, kind, call));
  mount(endpoints.discard, (call) => handleDiscardDraft(deps, kind, call));
  mount(endpoints.publish, (call) => handlePublishDraft(deps, kind, call));
  mount(endpoints.previewUnpublish, (call) => handlePreviewUnpublish(deps, kind, call));
  mount(endpoints.unpublish, (call) => handleUnpublish(deps, kind, call));
  mount(endpoints.history, (call) => handleListVersions(deps, kind, call));
  mount(endpoints.previewLink, (call) => handleCreatePreviewLink(deps, kind, call));
  mount(endpoints.restore, (call) => handleRestoreVersion(deps, kind, call));
}

export const documents: StaffFeature = (mount, deps) => {
  mountDocuments(mount, deps, 'venue', venueDocuments);
  mountDocuments(mount, deps, 'menu', menuDocuments);
  mount(viewMenus, (call) => handleViewMenus(deps, call));
  mountDocuments(mount, deps, 'product', productDocuments);
  mountDocuments(mount, deps, 'promotion', promotionDocuments);
};
