import type { Previewed } from '@site/shared/http/deployment-progress';
import { previewUrl } from '@site/shared/http/preview-host';
import type { MadePreview } from './make-preview';

/** @param host the parent host of the previews */
export function reportPreview({ id, composed, expiresAt }: MadePreview, host: string): Previewed {
  return {
    event: 'previewed',
    id,
    url: previewUrl(id, host, composed[0]),
    expires: new Date(expiresAt).toISOString(),
    pages: composed.length,
    paths: composed,
  };
}
