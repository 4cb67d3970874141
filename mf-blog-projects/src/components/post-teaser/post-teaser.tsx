import { Card } from '@site/shared/ui/card';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { WeavePalette } from '@site/shared/weave/weave';
import type { PostCardEntry } from '../../entries/blog-entries';
import { Day } from '../day/day';

interface PostTeaserProps {
  post: PostCardEntry;
  palette: WeavePalette;
}

/** A post as one card among others. */
export function PostTeaser({ post: { image, date, author, title, teaser, link }, palette }: PostTeaserProps) {
  return (
    <Card
      title={title}
      to={link.to}
      cover={<WeaveArt seed={image} palette={palette} shape="wide" />}
      meta={
        <>
          <Day of={date} />
          <span>{author}</span>
        </>
      }
    >
      <p>{teaser}</p>
    </Card>
  );
}
