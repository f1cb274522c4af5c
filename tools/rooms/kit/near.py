"""A part of a room's picture with more pixels: the same plane, camera and light."""

from kit import scene as stage

# A piece of bare wall where tiles usually hang, whose light sets the exposure (m): x, top, width, height.
REFERENCE_BOX = (-0.3, 1.85, 0.6, 0.6)
REFERENCE_WIDTH_PX = 750


def render(scene, back, front, room_box, near_box, folder, width_px, samples):
    """Renders the light of the bare wall (`wall`), and the furniture in a box with alpha (`front`)."""
    render_box(scene, back, front, room_box, REFERENCE_BOX, folder, "wall", REFERENCE_WIDTH_PX, 4 * samples)
    render_box(scene, back, front, room_box, near_box, folder, "front", width_px, samples)


def render_box(scene, back, front, room_box, box, folder, part, width_px, samples):
    """Renders a box of a room's picture, which has `width_px` pixels as a whole."""
    view = scene.render
    view.resolution_x, view.resolution_y = width_px, round(width_px * room_box[3] / room_box[2])
    is_front = part == "front"
    for item in front:
        item.visible_camera = is_front
    for item in back:
        item.is_holdout = is_front
    view.film_transparent = is_front
    view.use_border = view.use_crop_to_border = True
    stage.set_border(scene, room_box, box)
    stage.render_passes(scene, folder, part, samples)
