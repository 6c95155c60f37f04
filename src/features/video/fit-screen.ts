/** A portrait picture covers the screen, cropped at the sides; a landscape one is shown whole. */
export function fitScreen({ style }: HTMLElement, width: number, height: number): void {
  style.objectFit = height > width ? 'cover' : 'contain'
}
