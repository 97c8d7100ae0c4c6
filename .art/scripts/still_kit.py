"""STILL - what we ship: bat, ball, football and gloves on a flight case."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-kit'


def build():
    from cricket_drive import bat
    from football_volley import football
    from still_cricket import cricket_ball
    from still_gloves import glove
    from coin import s_poly
    reset(); size(); x0, top = .46, .50
    board, alu = mat('board', (.010, .011, .013), .5, spec=.5, bump=(300, .4, .001, 2)), mat('alu', (.42, .42, .44), .28, metal=1.)
    box('case', (1.12, .62, .50), (x0, 0, .25), board)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('edge', (.030, .030, .50), (x0 + sx * .553, sy * .303, .25), alu, bevel=.004)
            for z in (.0, .5): b = sphere('corner', (x0 + sx * .548, sy * .298, z + (.012 if z == 0 else -.012)), .036, alu, 24)
    for z in (.488, .345, .30):
        box('edge', (1.13, .014, .026), (x0, -.306, z), alu, bevel=.003); box('edge', (1.13, .014, .026), (x0, .306, z), alu, bevel=.003)
    for sx in (-1, 1): box('edgeT', (.026, .62, .026), (x0 + sx * .553, 0, .488), alu, bevel=.003)
    for dx in (-.32, .32): box('latch', (.11, .016, .12), (x0 + dx, -.316, .322), alu, bevel=.006); box('dish', (.09, .018, .10), (x0 + dx, -.313, .322), board, bevel=.01)
    s_ = plate([(px * .085, py * .085) for px, py in s_poly()], mat('paint', lin('C98B1F'), .5), .0008, .0003); s_.rotation_euler = (math.pi / 2, 0, 0); s_.location = (x0, -.312, .155)
    football((x0 + .32, .06, top + .11), .11, (.5, .9, .3))
    cricket_ball((x0 + .10, -.20, top + .036), (-.5, .9)); cricket_ball((x0 + .005, -.13, top + .036), (.7, -.4))
    willow, grip = mat('willow', lin('8f6a3a'), .55, spec=.3, bump=(12, .06, .003, 4)), mat('grip', (.02, .02, .022), .7)
    bat((willow, grip), (-.62, .12, .50 + .60), (.60, -.06, -.80), (-.75, -.5, -.55), (x0 + .22, .10, 0), 0)
    leather = mat('leather', lin('A81C0C'), .30, coat=.55, coat_rough=.18, bump=(240, .16, .0012, 5), rough_noise=(30, .26, .46)); cuff = mat('cuff', (.014, .014, .017), .40, coat=.3)
    for loc, turn, side in (((x0 - .30, -.10, top + .298), (.06, .10, .5), 1), ((x0 - .13, -.02, top + .300), (.02, -.13, -.35), -1)):
        V, Fc = glove(side); o = mesh('glove', V, Fc, leather); o.data.materials.append(cuff)
        o.data.polygons.foreach_set('material_index', (np.array(V)[np.array(Fc)].mean(1)[:, 2] > -.068).astype(np.int32))
        s = o.modifiers.new('s', 'SMOOTH'); s.factor = .5; s.iterations = 6
        o.location = loc; o.rotation_euler = turn
    for px, py, t in ((x0 + .45, -.18, 0), (x0 + .49, -.10, .6)):                                   # shin of spare bails
        cyl('b', (px - .05, py, top + .012), (px + .05, py + .03 * t, top + .012), .0095, willow)
    box('floor', (12, 12, .1), (0, 3, -.05), mat('floor', (.014, .014, .017), .32, spec=.5))
    ring_key(x0, .62, 1.5)
    area((-.9, -1.7, 1.6), (x0, -.1, .5), lin('9FC4FF'), 5, .9); area((x0 + .3, -1.8, .9), (x0, -.2, .4), lin('FFD790'), 5, 1.2, .3)
    camera((-.12, -2.75, .98), (.095, .1, .60), lens=46, focus=(x0, -.15, .58), fstop=3.2)
    finish(NAME)


def post():
    ring_night(NAME, seed=46, crowd=110, scale=1.2, left_dark=.34)


main(build, post)
