/** The path of a page's share image: `/service/web` has `/share/service-web.png`, Home has `/share/home.png`. */
export function shareImagePath(path: string): string {
  const name = path.toLowerCase().split('/').filter(Boolean).join('-');
  return `/share/${name || 'home'}.png`;
}
